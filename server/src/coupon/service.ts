import type { VerifiedCoupon } from '@mowka/contract/schemas/order'
import {
  appliesTo,
  type CouponMessage,
  type DiscountCondition,
  type PurchaseFlow,
} from '@mowka/domain/shop/coupon'
import { warsawDay } from '@mowka/domain/time'
import type { Database } from '../database/database'
import { ProblemError } from '../http/problem'
import type { CouponRow } from './store'
import * as store from './store'

/** The intended use of a coupon. */
type CouponUse = {
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
function judgeCoupon(
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

/**
 * Functions of the order domain that coupons need. Orders import coupons, so coupons can't import orders;
 * `domains.ts` wires both.
 */
export type CouponPorts = {
  /**
   * Returns ids of unpaid orders that reserved a coupon, by account or by the order number that the buyer received.
   * They are cancelled when the same person orders with it again.
   */
  readUnpaidOrders: (
    db: Database,
    held: { couponCode: string; userId: string | null; extOrderId: string | null },
  ) => Promise<string[]>
}

/** A coupon used by an order. */
export type UsedCoupon = { code: string; discount: DiscountCondition }

const discountOf = ({ type, amount, applyTo }: store.CouponRow): DiscountCondition => ({
  type,
  amount,
  applyTo,
})

/**
 * Verifies a typed coupon code (S-COM-02, C-COUP-03). Only orders reserve coupons. A use reserved by an unpaid order
 * of the same person doesn't count, because the next order replaces that one (ADR 30).
 */
export async function verifyCoupon(
  db: Database,
  { readUnpaidOrders }: CouponPorts,
  typed: string,
  use: CouponUse & store.CouponUser & { extOrderId: string | null },
  now: Date,
): Promise<VerifiedCoupon> {
  const code = store.normalizeCode(typed)
  const coupon = await store.readCoupon(db, code)
  const { userId, extOrderId } = use
  const own = coupon ? await readUnpaidOrders(db, { couponCode: code, userId, extOrderId }) : []
  const uses = coupon ? await store.readUses(db, code, use, own) : { inAll: 0, ofPerson: 0 }
  const message = judgeCoupon(coupon, use, uses, now)
  const isValid = coupon !== undefined && message === 'COUPON_VALID'
  return {
    status: isValid ? 'VERIFIED' : 'INVALID',
    message,
    discountCondition: isValid ? { ...discountOf(coupon), applyTo: [...coupon.applyTo] } : null,
    pattern: code,
  }
}

/** A coupon that can't be used by an order; the code is the message that verification would return. */
const refusedCoupon = (message: CouponMessage) =>
  new ProblemError(422, message, 'The coupon cannot be used', {
    errors: [{ path: 'body/coupon', message: 'The coupon cannot be used', code: message }],
  })

/**
 * Reserves a coupon use for an order within its transaction; concurrent orders never exceed the coupon's limit.
 * Throws 422 with the reason as its code.
 */
export async function reserveCoupon(
  tx: Database,
  typed: string,
  use: CouponUse & store.CouponUser & { orderId: string },
  now: Date,
): Promise<UsedCoupon> {
  const code = store.normalizeCode(typed)
  const coupon = await store.lockCoupon(tx, code)
  const uses = coupon ? await store.readUses(tx, code, use) : { inAll: 0, ofPerson: 0 }
  const message = judgeCoupon(coupon, use, uses, now)
  if (!coupon || message !== 'COUPON_VALID') throw refusedCoupon(message)
  await store.insertUse(tx, { ...use, code, usedAt: now })
  return { code, discount: discountOf(coupon) }
}
