/** Coupon functions for the library import. */
export { readCoupons, upsertCoupons } from './store'
