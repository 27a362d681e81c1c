import i18next from 'i18next'
import en from './locales/en.json'
import pl from './locales/pl.json'

// The repetition texts are loaded with their pages, not with every page of the remote.
i18next.addResourceBundle('pl', 'repetition', pl)
i18next.addResourceBundle('en', 'repetition', en)
