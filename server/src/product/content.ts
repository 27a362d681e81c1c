/** What the import of the library may use of plans. */
export { readProducts, upsertProducts } from './store'
