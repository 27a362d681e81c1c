import i18next from 'i18next'
import en from './locales/en.json'
import pl from './locales/pl.json'

// Added with the search, so that the pages of the panel don't load these texts.
i18next.addResourceBundle('pl', 'search', pl)
i18next.addResourceBundle('en', 'search', en)
