import type { VerifiedCoupon } from '@mowka/contract/schemas/order'
import type { CouponMessage, DiscountCondition } from '@mowka/domain/coupon'
import type { ApiError } from '@mowka/kernel/platform'

const reasons = [
  'COUPON_DOES_NOT_EXIST',
  'COUPON_EXPIRED_OR_NOT_ASSIGNED',
  'COUPON_NOT_VALID_FOR_PLAN',
] as const satisfies readonly CouponMessage[]

/** Reason for a refusal, as the key of its text; `unknown` for a reason that this release doesn't know. */
export type CouponReason = (typeof reasons)[number] | 'tooMany' | 'unknown'

/** Outcome of a verification. */
export type CouponOutcome =
  | { kind: 'verified'; code: string; discount: DiscountCondition }
  /** Not allowed in this purchase: it is removed from the basket with a warning (C-COUP-07). */
  | { kind: 'notAllowed' }
  /** Not valid at all (C-COUP-05, C-COUP-06). */
  | { kind: 'invalid'; reason: CouponReason }

/** Maps a verification response to its outcome. An unknown message from a newer server has no text of its own. */
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
  // A contradictory response has no reason either.
  return { kind: 'invalid', reason: reasons.find((each) => each === message) ?? 'unknown' }
}

/** Outcome of a verification whose call failed (C-COUP-09). */
export const failedOutcome = (error: ApiError | null): CouponOutcome => ({
  kind: 'invalid',
  reason: error?.status === 429 ? 'tooMany' : 'unknown',
})
