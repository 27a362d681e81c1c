import type { VerifiedCoupon } from '@mowka/shared/contract/schemas/order'
import type { CouponMessage, DiscountCondition } from '@mowka/shared/domain/coupon'
import type { ApiError } from '@mowka/shared/platform'

const reasons = [
  'COUPON_DOES_NOT_EXIST',
  'COUPON_EXPIRED_OR_NOT_ASSIGNED',
  'COUPON_NOT_VALID_FOR_PLAN',
] as const satisfies readonly CouponMessage[]

/** Why a code was refused, by the key of its text; `unknown` for a reason that this release does not know. */
export type CouponReason = (typeof reasons)[number] | 'tooMany' | 'unknown'

/** What a verification means for the basket. */
export type CouponOutcome =
  | { kind: 'verified'; code: string; discount: DiscountCondition }
  /** Not good here: it leaves the basket, and the page warns (C-COUP-07). */
  | { kind: 'notAllowed' }
  /** Not good at all (C-COUP-05, C-COUP-06). */
  | { kind: 'invalid'; reason: CouponReason }

/**
 * The outcome of a verification. A message that this release does not know, from a newer server, has no text of its own.
 */
export function couponOutcome({
  status,
  message,
  discountCondition,
  pattern,
}: Omit<VerifiedCoupon, 'message'> & { message: string }): CouponOutcome {
  if (status === 'VERIFIED' && discountCondition) {
    return { kind: 'verified', code: pattern, discount: discountCondition }
  }
  if (message === 'COUPON_NOT_ALLOWED') return { kind: 'notAllowed' }
  // An answer that contradicts itself has no reason either.
  return { kind: 'invalid', reason: reasons.find((each) => each === message) ?? 'unknown' }
}

/** The outcome of a verification that failed as a call (C-COUP-09). */
export const failedOutcome = (error: ApiError | null): CouponOutcome => ({
  kind: 'invalid',
  reason: error?.status === 429 ? 'tooMany' : 'unknown',
})
