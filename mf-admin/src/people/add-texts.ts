import i18next from 'i18next'
import en from './locales/en.json'
import pl from './locales/pl.json'

// Added with the pages of people, so that other pages of the panel don't load these texts.
i18next.addResourceBundle('pl', 'people', pl)
i18next.addResourceBundle('en', 'people', en)
