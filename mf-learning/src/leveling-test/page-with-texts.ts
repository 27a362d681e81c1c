import i18next from 'i18next'
import LevelingTestPage from './LevelingTestPage'
import en from './locales/en.json'
import pl from './locales/pl.json'

// The texts are loaded with this page, not with every page of the remote.
i18next.addResourceBundle('pl', 'levelingTest', pl)
i18next.addResourceBundle('en', 'levelingTest', en)

export default LevelingTestPage
