/** Plan functions for the library import. */
export { addPrices, readProducts, upsertProducts } from './service'
