import i18next from 'i18next'
import en from './locales/en.json'
import pl from './locales/pl.json'

// Loaded with the forms of courses and lessons only, so that other pages of the panel don't load them.
i18next.addResourceBundle('pl', 'pictures', pl)
i18next.addResourceBundle('en', 'pictures', en)
