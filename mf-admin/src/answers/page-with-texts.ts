import i18next from 'i18next'
import AdminAnswersPage from './AdminAnswersPage'
import en from './locales/en.json'
import pl from './locales/pl.json'

// The texts of this page come with it and not with every page of the panel.
i18next.addResourceBundle('pl', 'answers', pl)
i18next.addResourceBundle('en', 'answers', en)

export default AdminAnswersPage
