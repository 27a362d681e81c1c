/** Leveling test functions for the library import. */
export { readTests, upsertTests } from './store'
