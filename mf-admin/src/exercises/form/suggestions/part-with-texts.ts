import i18next from 'i18next'
import en from './locales/en.json'
import pl from './locales/pl.json'
import Suggestions from './Suggestions'

// Loaded with this part only, so that other pages of the panel don't load its texts.
i18next.addResourceBundle('pl', 'suggestions', pl)
i18next.addResourceBundle('en', 'suggestions', en)

export default Suggestions
