/** Word-of-the-day functions for the library import. */
export { readWordsOfTheDay, upsertWordsOfTheDay } from './store'
