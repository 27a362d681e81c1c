import i18next from 'i18next'
import AdminAnswersPage from './AdminAnswersPage'
import en from './locales/en.json'
import pl from './locales/pl.json'

// Loaded with this page only, so that other pages of the panel don't load its texts.
i18next.addResourceBundle('pl', 'answers', pl)
i18next.addResourceBundle('en', 'answers', en)

export default AdminAnswersPage
