import i18next from 'i18next'
import en from './locales/en.json'
import pl from './locales/pl.json'

// Added with the dialog, so that other pages don't load these texts.
i18next.addResourceBundle('pl', 'lessonPairs', pl)
i18next.addResourceBundle('en', 'lessonPairs', en)
