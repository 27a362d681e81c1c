import i18next from 'i18next'
import en from './locales/en.json'
import pl from './locales/pl.json'
import ProfilePage from './ProfilePage'

// The texts are loaded with this page, not with every page of the remote.
i18next.addResourceBundle('pl', 'profile', pl)
i18next.addResourceBundle('en', 'profile', en)

export default ProfilePage
