import i18next from 'i18next'
import en from './locales/en.json'
import pl from './locales/pl.json'

// The texts are loaded with these pages, not with every page of the remote.
i18next.addResourceBundle('pl', 'courseEnd', pl)
i18next.addResourceBundle('en', 'courseEnd', en)
