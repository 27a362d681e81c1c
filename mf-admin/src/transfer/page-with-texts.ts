import i18next from 'i18next'
import AdminTransferPage from './AdminTransferPage'
import en from './locales/en.json'
import pl from './locales/pl.json'

// The texts of this page come with it and not with every page of the panel.
i18next.addResourceBundle('pl', 'transfer', pl)
i18next.addResourceBundle('en', 'transfer', en)

export default AdminTransferPage
