/** What the import of the library may use of coupons. */
export { readCoupons, upsertCoupons } from './store'
