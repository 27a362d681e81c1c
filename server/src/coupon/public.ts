/** Coupon functions for the order domain. */
export type { CouponPorts } from './ports'
export { reserveCoupon, type UsedCoupon } from './service'
export { deleteUse, insertUse, normalizeCode } from './store'
