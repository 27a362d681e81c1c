import i18next from 'i18next'
import en from './locales/en.json'
import pl from './locales/pl.json'

// Added with the pages of the shop, so that other pages of the panel don't load these texts.
i18next.addResourceBundle('pl', 'shop', pl)
i18next.addResourceBundle('en', 'shop', en)
