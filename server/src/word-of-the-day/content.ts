/** What the import of the library may use of words of the day. */
export { readWordsOfTheDay, upsertWordsOfTheDay } from './store'
