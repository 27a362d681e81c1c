import i18next from 'i18next'
import en from './locales/en.json'
import pl from './locales/pl.json'

// Added with the lazy pages, so that other trainers don't load these texts.
i18next.addResourceBundle('pl', 'teaching', pl)
i18next.addResourceBundle('en', 'teaching', en)
