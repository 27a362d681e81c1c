/** Coupon functions for the order domain. */
export { type CouponPorts, reserveCoupon, type UsedCoupon } from './service'
export { deleteUse, insertUse, normalizeCode } from './store'
