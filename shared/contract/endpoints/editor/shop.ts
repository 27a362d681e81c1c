import type { Endpoints } from '../../endpoint'
import { describeList } from '../../list'

/** States of an order for operators: `REFUNDED` once the whole amount was returned. */
export const orderStates = ['PENDING', 'COMPLETED', 'CANCELED', 'REFUNDED'] as const

/** Periods by which operators filter orders: today, the last 7, 30 and 365 days, in Warsaw. */
export const orderPeriods = ['day', 'week', 'month', 'year'] as const

/**
 * The panel's list of orders, newest first. The search finds whole numbers and addresses only: an order's id or the
 * part of it that buyers see, PayU's number, an email address.
 */
export const adminOrderList = /* @__PURE__ */ describeList({
  filters: {
    $search: { kind: 'text' },
    state: { kind: 'choice', values: orderStates },
    period: { kind: 'choice', values: orderPeriods },
    lang: { kind: 'lang' },
  },
  sort: ['createdAt', 'totalAmount'],
  order: 'createdAt:desc',
  sizes: [25, 50, 100],
})

export const orderAdminEndpoints = {
  listOrders: { call: 'GET /admin/orders', shows: ['sales'], list: adminOrderList },
  /** Every read is recorded in the audit log, because the response names a person. */
  getOrderDetails: { call: 'GET /admin/orders/:id', shows: ['sales'] },
} as const satisfies Endpoints
