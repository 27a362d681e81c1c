/** What the import of the library may use of plans. */
export { keepPrices, readProducts, upsertProducts } from './store'
