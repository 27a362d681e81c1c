/** What orders may use of coupons. */
export { reserveCoupon, type UsedCoupon } from './service'
export { codeOf, deleteUse, insertUse } from './store'
