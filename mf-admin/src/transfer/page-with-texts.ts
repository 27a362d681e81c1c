import i18next from 'i18next'
import AdminTransferPage from './AdminTransferPage'
import en from './locales/en.json'
import pl from './locales/pl.json'

// Loaded with this page only, so that other pages of the panel don't load its texts.
i18next.addResourceBundle('pl', 'transfer', pl)
i18next.addResourceBundle('en', 'transfer', en)

export default AdminTransferPage
