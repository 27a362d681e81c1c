import type { VerifiedCoupon } from '@mowka/contract/schemas/order'

/** A 20% coupon for all plans, as returned by the server. */
export const verifiedCoupon = (change: Partial<VerifiedCoupon> = {}): VerifiedCoupon => ({
  status: 'VERIFIED',
  message: 'COUPON_VALID',
  discountCondition: { type: 'PERCENT', amount: 20, applyTo: [] },
  pattern: 'JESIEN20',
  ...change,
})

/** An invalid coupon with a reason. */
export const invalidCoupon = (message: VerifiedCoupon['message']): VerifiedCoupon =>
  verifiedCoupon({ status: 'INVALID', message, discountCondition: null })
