/** Order functions for other domains. */
export { BOUGHT, readSalesFigures } from './figures'
export { lineName } from './line-name'
export { ownOrder } from './policies'
export type { OrderPorts, OrderServices } from './ports'
export { toOrder } from './service'
export { type PaymentUpdate, type SettleResult, settle } from './settle'
export {
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  readLines,
  readOrder,
  readUnpaidOrders,
  updateOrder,
} from './store'
export { orderReference } from './tables'
