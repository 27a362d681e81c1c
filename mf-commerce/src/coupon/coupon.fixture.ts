import type { VerifiedCoupon } from '@mowka/shared/contract/schemas/order'

/** A coupon of 20 percent for everything, as the server returns it. */
export const verifiedCoupon = (change: Partial<VerifiedCoupon> = {}): VerifiedCoupon => ({
  status: 'VERIFIED',
  message: 'COUPON_VALID',
  discountCondition: { type: 'PERCENT', amount: 20, applyTo: [] },
  pattern: 'JESIEN20',
  ...change,
})

/** A coupon that is not good, for a reason. */
export const invalidCoupon = (message: VerifiedCoupon['message']): VerifiedCoupon =>
  verifiedCoupon({ status: 'INVALID', message, discountCondition: null })
