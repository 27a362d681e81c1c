import type { VerifiedCoupon } from '@mowka/shared/contract/schemas/order'
import type { CouponMessage, DiscountCondition } from '@mowka/shared/domain/coupon'
import type { Database } from '../database/database'
import { ProblemError } from '../http/problem'
import { type CouponUse, judgeCoupon } from './judge-coupon'
import type { CouponPorts } from './ports'
import * as store from './store'

/** A coupon that an order uses. */
export type UsedCoupon = { code: string; discount: DiscountCondition }

const discountOf = ({ type, amount, applyTo }: store.CouponRow): DiscountCondition => ({
  type,
  amount,
  applyTo,
})

/**
 * What a coupon that someone typed is good for (S-COM-02, C-COUP-03). It is reserved by an order only, and a use that an
 * unpaid order of the same person holds is not in their way: that order makes room for their next one (ADR 30).
 */
export async function verifyCoupon(
  db: Database,
  { readUnpaidOrders }: CouponPorts,
  typed: string,
  use: CouponUse & store.CouponUser & { extOrderId: string | null },
  now: Date,
): Promise<VerifiedCoupon> {
  const code = store.codeOf(typed)
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

/** A coupon that an order may not use; the code says why, by the words that verifying it would have. */
const refusedCoupon = (message: CouponMessage) =>
  new ProblemError(422, message, 'The coupon cannot be used', {
    errors: [{ path: 'body/coupon', message: 'The coupon cannot be used', code: message }],
  })

/**
 * Reserves a use of a coupon for an order, within the order's transaction: of many at once only so many get one as the
 * coupon allows. Throws 422 with the reason as its code.
 */
export async function reserveCoupon(
  tx: Database,
  typed: string,
  use: CouponUse & store.CouponUser & { orderId: string },
  now: Date,
): Promise<UsedCoupon> {
  const code = store.codeOf(typed)
  const coupon = await store.lockCoupon(tx, code)
  const uses = coupon ? await store.readUses(tx, code, use) : { inAll: 0, ofPerson: 0 }
  const message = judgeCoupon(coupon, use, uses, now)
  if (!coupon || message !== 'COUPON_VALID') throw refusedCoupon(message)
  await store.insertUse(tx, { ...use, code, usedAt: now })
  return { code, discount: discountOf(coupon) }
}
