import i18next from 'i18next'
import DashboardPage from './DashboardPage'
import en from './locales/en.json'
import pl from './locales/pl.json'

// The texts are loaded with this page, not with every page of the remote.
i18next.addResourceBundle('pl', 'dashboard', pl)
i18next.addResourceBundle('en', 'dashboard', en)

export default DashboardPage
