/** Order functions for other domains. */

export { listOrderRows, stateOf } from './admin-list'
export { confirmOrder } from './emails'
export { BOUGHT, readSalesFigures, sourceOf } from './figures'
export { lineName } from './line-name'
export { anyOrder, anyRefund, ownOrder } from './policies'
export type { OrderPorts, OrderServices, RefundCorrection } from './ports'
export { decideRefund } from './refund/decision'
export { correctionOf } from './refund/effects'
export { type Position, readPositions } from './refund/positions'
export { requestRefund } from './refund/refund'
export { type Refund, readRefunds, returnedAmount } from './refund/store'
export { hasPurchase, readFirstSale, readSales } from './sales'
export { toOrder } from './service'
export { type PaymentUpdate, type SettleResult, settle } from './settle'
export {
  lockOrder,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
  readEvents,
  readLastPlan,
  readLines,
  readOrder,
  readOrdersOf,
  readUnpaidOrders,
  updateOrder,
} from './store'
export { orderReference, refundReference } from './tables'
