/** Order functions for other domains. */

export { confirmOrder } from './emails'
export { listOrderRows, stateOf } from './panel/order-list'
export { hasPurchase, readFirstSale, readSales, readSalesFigures } from './panel/sales'
export { anyOrder, anyRefund, ownOrder } from './policies'
export type { OrderPorts, OrderServices, RefundCorrection } from './ports'
export { lineName } from './receipt'
export { decideRefund } from './refund/decision'
export { correctionOf } from './refund/effects'
export { type Position, readPositions } from './refund/positions'
export { requestRefund } from './refund/refund'
export { type Refund, readRefunds, returnedAmount } from './refund/store'
export { toOrder } from './service'
export { type PaymentUpdate, type SettleResult, settle } from './settle'
export {
  BOUGHT,
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
  sourceOf,
  updateOrder,
} from './store'
export { orderReference, refundReference } from './tables'
