import type { VerifiedCoupon } from '@mowka/contract/schemas/order'
import type { CouponMessage, DiscountCondition, PurchaseFlow } from '@mowka/domain/shop/coupon'
import { ApiError, notify } from '@mowka/kernel/platform'
import { callApi } from '@mowka/web/api'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const reasons = [
  'COUPON_DOES_NOT_EXIST',
  'COUPON_EXPIRED_OR_NOT_ASSIGNED',
  'COUPON_NOT_VALID_FOR_PLAN',
] as const satisfies readonly CouponMessage[]

/** Reason for a refusal, as the key of its text; `unknown` for a reason that this release doesn't know. */
type CouponReason = (typeof reasons)[number] | 'tooMany' | 'unknown'

/** Outcome of a verification. */
type CouponOutcome =
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

/** Compares two coupon codes, ignoring case. */
export const isSameCode = (a: string | null, b: string | null): boolean =>
  a?.toLowerCase() === b?.toLowerCase()

/** A coupon in a basket. */
export type BasketCoupon = {
  code: string
  /** Null until the code is verified. */
  discount: DiscountCondition | null
}

/** Coupon state and actions for the form and the totals. */
export type CouponHandle = {
  /** The coupon in the basket, or null. */
  current: BasketCoupon | null
  /** Whether a verification is pending. */
  isChecking: boolean
  /** Why the last typed code was refused, or null. */
  error: CouponReason | null
  /** Verifies a typed code and reports the outcome. Returns false if it was refused. */
  verify: (code: string) => Promise<boolean>
  /** Verifies the coupon in the basket again, because its discount may have changed. */
  verifyAgain: () => void
  /** Removes the coupon from the basket. */
  remove: () => void
  /** Clears the error when the code is edited. */
  clearError: () => void
}

/** Reason for a verification: typed by the buyer, already in the basket, or offered in the address. */
type Occasion = 'typed' | 'again' | 'offered'

/**
 * Verifies the coupon of a basket: when it is typed, and when the basket has a code with an unknown discount. A
 * coupon from an earlier visit that is no longer valid is removed with a message, one offered in the address without
 * (C-COUP-08).
 *
 * `setCoupon` stores or (with null) removes the coupon; `productCodes` are the basket products. `offered` is the code
 * in the address; `waitingOrder` is the number of an unpaid order that may hold the coupon.
 */
export function useCoupon({
  current,
  setCoupon,
  flow,
  productCodes,
  offered = null,
  waitingOrder = null,
}: {
  current: BasketCoupon | null
  setCoupon: (coupon: BasketCoupon | null) => void
  flow: PurchaseFlow
  productCodes: readonly string[]
  offered?: string | null
  waitingOrder?: string | null
}): CouponHandle {
  const { t } = useTranslation('commerce')
  const [isChecking, setIsChecking] = useState(false)
  const [error, setError] = useState<CouponHandle['error']>(null)
  const latest = useRef(0)

  const check = async (typed: string, occasion: Occasion): Promise<boolean> => {
    latest.current += 1
    const turn = latest.current
    setIsChecking(true)
    setError(null)
    const pendingOrder = waitingOrder === null ? {} : { extOrderId: waitingOrder }
    const body = { code: typed, flow, productCodes: [...productCodes], ...pendingOrder }
    const verified = await callApi('verifyCoupon', { body }).then(
      (answer) => ({ outcome: couponOutcome(answer), isAnswered: true }),
      (error: unknown) => ({
        outcome: failedOutcome(error instanceof ApiError ? error : null),
        isAnswered: false,
      }),
    )
    // Another code was typed, or the page was left.
    if (turn !== latest.current) return false
    setIsChecking(false)
    const { outcome, isAnswered } = verified
    if (outcome.kind === 'verified') {
      setCoupon({ code: outcome.code, discount: outcome.discount })
      if (occasion === 'typed') notify('success', t('coupon.COUPON_VALID'))
      return true
    }
    // A code whose verification failed may be valid next time.
    if (isAnswered) setCoupon(null)
    if (occasion === 'offered') return false
    if (outcome.kind === 'notAllowed') notify('warning', t('coupon.COUPON_NOT_ALLOWED'))
    else if (occasion === 'typed') setError(outcome.reason)
    else if (isAnswered) notify('warning', t(`coupon.${outcome.reason}`))
    return false
  }

  const unknownCode = current && !current.discount ? current.code : null
  const checkCurrent = useEffectEvent(
    (code: string) => void check(code, isSameCode(code, offered) ? 'offered' : 'again'),
  )
  useEffect(() => {
    if (unknownCode) checkCurrent(unknownCode)
  }, [unknownCode])
  useEffect(
    () => () => {
      latest.current += 1
    },
    [],
  )

  return {
    current,
    isChecking,
    error,
    verify: async (typed) => {
      const code = typed.trim()
      return code === '' ? false : check(code, 'typed')
    },
    verifyAgain: () => {
      if (current) void check(current.code, 'again')
    },
    remove: () => {
      latest.current += 1
      setIsChecking(false)
      setCoupon(null)
    },
    clearError: () => setError(null),
  }
}
