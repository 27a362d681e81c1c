/** What the import of the library may use of leveling tests. */
export { readTests, upsertTests } from './store'
