import { coupon } from '../shop'
import type { OtherUsersFixture } from './fixture'

/** Coupons in the panel, accessible only to administrators. */
export const couponObjects: OtherUsersFixture = async (t) => ({
  coupon: { mine: { id: await coupon(t, 'DLA-WSZYSTKICH') }, others: [] },
})
