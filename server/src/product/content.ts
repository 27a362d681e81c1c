/** Plan functions for the library import. */
export { keepPrices, readProducts, upsertProducts } from './store'
