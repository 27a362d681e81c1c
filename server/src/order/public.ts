/** What other domains may use of orders. */

export { spokenNumber } from './confirmation'
export { BOUGHT, readSalesFigures } from './figures'
export type { OrderNeighbours, OrderServices } from './neighbours'
export { CURRENCY, type Settled, settle, type Told } from './settle'
export { type OrderLineRow, type OrderRow, readLines } from './store'
