import type { Endpoints } from '../endpoint'

export const orderEndpoints = {
  /** Affects nothing: the order verifies the coupon again. */
  verifyCoupon: { call: 'POST /coupon/verify', touches: [] },
  postOrder: { call: 'POST /order', touches: ['orders'] },
  postGiftCardOrder: { call: 'POST /order/gift-card', touches: ['orders'] },
  getOrders: { call: 'GET /order', shows: ['orders'] },
  payOrder: { call: 'POST /order/:orderId/payment', touches: ['orders'] },
  /** Polled until the order is settled. */
  getOrderStatus: { call: 'GET /order/:extOrderId', inStore: true },
} as const satisfies Endpoints

/** Called by PayU, not by pages. */
export const orderCareEndpoints = {
  notifyOrder: { call: 'POST /order/notify', touches: [] },
} as const satisfies Endpoints

export const commerceEndpoints = {
  getProducts: { call: 'GET /product', shows: ['plans'], kept: true },
} as const satisfies Endpoints

export const invoiceEndpoints = {
  requestInvoice: { call: 'POST /invoice/request-invoice/:orderId', touches: ['orders'] },
  getInvoicePdf: { call: 'GET /invoice/:orderId/pdf', shows: ['orders'], answers: 'bytes' },
} as const satisfies Endpoints
