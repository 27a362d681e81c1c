import type { VerifiedCoupon } from '@mowka/shared/contract/schemas/order'
import type { CouponMessage, DiscountCondition } from '@mowka/shared/domain/coupon'

/** What a verification means for the basket. */
export type CouponOutcome =
  | { kind: 'verified'; code: string; discount: DiscountCondition }
  /** Not good here: it leaves the basket, and the page warns (C-COUP-07). */
  | { kind: 'notAllowed' }
  /** Not good at all; null where nobody knows why (C-COUP-05, C-COUP-06). */
  | { kind: 'invalid'; message: CouponMessage | null }

/** Reads what the server said of a coupon; null for a call that failed (C-COUP-09). */
export function couponOutcome(answer: VerifiedCoupon | null): CouponOutcome {
  if (!answer) return { kind: 'invalid', message: null }
  const { status, message, discountCondition, pattern } = answer
  if (status === 'VERIFIED' && discountCondition) {
    return { kind: 'verified', code: pattern, discount: discountCondition }
  }
  if (message === 'COUPON_NOT_ALLOWED') return { kind: 'notAllowed' }
  // An answer that contradicts itself has no reason either.
  return { kind: 'invalid', message: message === 'COUPON_VALID' ? null : message }
}
