import type { Endpoints } from '../endpoint'

export const invoiceEndpoints = {
  requestInvoice: { call: 'POST /invoice/request-invoice/:orderId', touches: ['orders'] },
} as const satisfies Endpoints
