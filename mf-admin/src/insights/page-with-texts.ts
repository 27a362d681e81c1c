import i18next from 'i18next'
import AdminInsightsPage from './AdminInsightsPage'
import en from './locales/en.json'
import pl from './locales/pl.json'

// Loaded with this page only, so that other pages of the panel don't load its texts.
i18next.addResourceBundle('pl', 'insights', pl)
i18next.addResourceBundle('en', 'insights', en)

export default AdminInsightsPage
