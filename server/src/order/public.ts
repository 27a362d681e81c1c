/** Order functions for other domains. */

export { listOrderRows, stateOf } from './admin-list'
export { BOUGHT, readSalesFigures, sourceOf } from './figures'
export { readLastPlan } from './last-plan'
export { lineName } from './line-name'
export { anyOrder, ownOrder } from './policies'
export type { OrderPorts, OrderServices } from './ports'
export { toOrder } from './service'
export { type PaymentUpdate, type SettleResult, settle } from './settle'
export {
  lockOrder,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
  readEvents,
  readLines,
  readOrder,
  readUnpaidOrders,
  updateOrder,
} from './store'
export { orderReference } from './tables'
