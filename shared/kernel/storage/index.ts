/** Values in the browser's storage. Each package bundles the parts that it imports. */

export { readBasket, type StoredBasket, watchBasket, writeBasket } from './basket'
export { chooseInterfaceLang, storedLang, storeInterfaceLang, storeLang } from './langs'
export {
  MAX_OFFLINE_LESSONS,
  type OfflineLesson,
  readOfflineLesson,
  removeOfflineLessons,
  writeOfflineLesson,
} from './offline-lesson'
export { removeStored, storedKeys } from './raw'
export { dateText, type Stored, stored, validItems } from './stored'
export {
  chooseHideTranslation,
  hidesTranslation,
  SILENCE_MINUTES,
  soundRest,
  speakingRest,
  storedActivities,
} from './trainer-settings'
