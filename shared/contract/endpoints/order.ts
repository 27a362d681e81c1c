import type { Endpoints } from '../endpoint'

export const orderEndpoints = {
  /** Said once for a code that was typed; the order says it again. */
  verifyCoupon: { call: 'POST /coupon/verify', touches: [] },
  postOrder: { call: 'POST /order', touches: ['orders'] },
  postGiftCardOrder: { call: 'POST /order/gift-card', touches: ['orders'] },
  getOrders: { call: 'GET /order', shows: ['orders'] },
  payOrder: { call: 'POST /order/:orderId/payment', touches: ['orders'] },
  /** Asked again and again until it is settled. */
  getOrderStatus: { call: 'GET /order/:extOrderId', inStore: true },
} as const satisfies Endpoints

/** What PayU and the operators call; no page does. */
export const orderCareEndpoints = {
  notifyOrder: { call: 'POST /order/notify', touches: [] },
  refundOrder: { call: 'POST /order/:id/refund', touches: ['orders'] },
} as const satisfies Endpoints
