/** What orders may use of coupons. */
export type { CouponNeighbours } from './neighbours'
export { reserveCoupon, type UsedCoupon } from './service'
export { codeOf, deleteUse, insertUse } from './store'
