import { discountTypes } from '@mowka/domain/shop/coupon'
import type { Endpoints } from '../../endpoint'
import { describeList } from '../../list'

/** States of an order for operators: `REFUNDED` once everything that it granted was refunded. */
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
  refundOrder: { call: 'POST /admin/orders/:id/refunds', touches: ['orders', 'sales', 'giftCards'] },
  decideRefund: { call: 'POST /admin/refunds/:id/decision', touches: ['orders', 'sales', 'giftCards'] },
} as const satisfies Endpoints

/** States of a coupon: usable, not yet valid, expired, without remaining uses, switched off. */
export const couponStates = ['working', 'waiting', 'over', 'used-up', 'off'] as const

/** The panel's list of coupons, by code. */
export const couponList = /* @__PURE__ */ describeList({
  filters: {
    $search: { kind: 'text' },
    type: { kind: 'choice', values: discountTypes },
    state: { kind: 'choice', values: couponStates },
  },
  sort: ['code', 'uses', 'validTo'],
  order: 'code:asc',
  sizes: [25, 50, 100],
})

export const couponAdminEndpoints = {
  listCoupons: { call: 'GET /admin/coupons', shows: ['coupons'], list: couponList },
  getCoupon: { call: 'GET /admin/coupons/:code', shows: ['coupons'] },
  createCoupon: { call: 'POST /admin/coupons', touches: ['coupons'] },
  /** Changes everything but the code, which orders refer to. */
  updateCoupon: { call: 'PUT /admin/coupons/:code', touches: ['coupons'] },
} as const satisfies Endpoints
