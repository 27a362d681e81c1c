import { appliesTo, type CouponMessage, type PurchaseFlow } from '@mowka/domain/coupon'
import { warsawDay } from '@mowka/domain/warsaw-time'
import type { CouponRow } from './store'

/** The intended use of a coupon. */
export type CouponUse = {
  flow: PurchaseFlow
  /** The caller's verified email address in lower case; empty for visitors and unverified addresses. */
  verifiedEmail: string
  /** Product codes in the basket; empty if not known yet. */
  productCodes: readonly string[]
}

/** Previous uses of a coupon. */
export type UsesSoFar = { inAll: number; ofPerson: number }

/** A gift card has no account yet that could receive extra months. */
const isAllowed = ({ type, flows }: CouponRow, flow: PurchaseFlow): boolean =>
  flows.includes(flow) && !(flow === 'GIFT_CARD' && type === 'ADDITIONAL_MONTHS')

/** Returns whether a coupon may be used, or the first reason against it (C-COUP-10). */
export function judgeCoupon(
  coupon: CouponRow | undefined,
  use: CouponUse,
  { inAll, ofPerson }: UsesSoFar,
  now: Date,
): CouponMessage {
  if (!coupon) return 'COUPON_DOES_NOT_EXIST'
  if (!isAllowed(coupon, use.flow)) return 'COUPON_NOT_ALLOWED'
  const today = warsawDay(now)
  const isOver =
    !coupon.active ||
    (coupon.validFrom !== null && today < coupon.validFrom) ||
    (coupon.validTo !== null && today > coupon.validTo)
  const isUsedUp =
    (coupon.maxUses !== null && inAll >= coupon.maxUses) ||
    (coupon.usesPerPerson !== null && ofPerson >= coupon.usesPerPerson)
  const isOthers = coupon.assignedEmail !== null && coupon.assignedEmail !== use.verifiedEmail
  if (isOver || isUsedUp || isOthers) return 'COUPON_EXPIRED_OR_NOT_ASSIGNED'
  const isForNone = use.productCodes.length > 0 && !use.productCodes.some((code) => appliesTo(coupon, code))
  return isForNone ? 'COUPON_NOT_VALID_FOR_PLAN' : 'COUPON_VALID'
}
