/** Coupon functions for the order domain. */
export type { CouponPorts } from './ports'
export { reserveCoupon, type UsedCoupon } from './service'
export { codeOf, deleteUse, insertUse } from './store'
