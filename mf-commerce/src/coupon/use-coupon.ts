import { callApi } from '@mowka/shared/api'
import type { DiscountCondition, PurchaseFlow } from '@mowka/shared/domain/coupon'
import { ApiError, notify } from '@mowka/shared/platform'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CouponReason, couponOutcome, failedOutcome } from './coupon-outcome'
import { isSameCode } from './same-code'

/** A coupon in a basket. */
export type KeptCoupon = {
  code: string
  /** Null until the code is verified. */
  discount: DiscountCondition | null
}

/** The coupon of a basket as its form and its sums use it. */
export type CouponHandle = {
  /** In the basket; null for none. */
  kept: KeptCoupon | null
  /** A verification is on its way. */
  isChecking: boolean
  /** Why the last typed code was refused; null if it was not. */
  mistake: CouponReason | null
  /** Verifies a code that someone typed, and says how that ended. False when it is not good. */
  verify: (code: string) => Promise<boolean>
  /** Verifies the one in the basket again: it may give something else by now. */
  verifyAgain: () => void
  /** Takes the coupon out of the basket. */
  remove: () => void
  /** Forgets the mistake: something else is being typed. */
  forgetMistake: () => void
}

/** Why a coupon is verified: someone typed it, it was in the basket already, or the address offers it. */
type Occasion = 'typed' | 'again' | 'offered'

/**
 * The coupon of a basket: verified when it is typed, and when the basket has a code whose discount is not known yet. One
 * from an earlier visit that is not good any more goes with a word, one that the address offers without (C-COUP-08).
 *
 * `keep` puts a coupon into the basket, null takes it out; `productCodes` are those of the basket. `offered` is the code
 * of the address, `waitingOrder` the number of an order that waits for its payment and may hold the coupon.
 */
export function useCoupon({
  kept,
  keep,
  flow,
  productCodes,
  offered = null,
  waitingOrder = null,
}: {
  kept: KeptCoupon | null
  keep: (coupon: KeptCoupon | null) => void
  flow: PurchaseFlow
  productCodes: readonly string[]
  offered?: string | null
  waitingOrder?: string | null
}): CouponHandle {
  const { t } = useTranslation('commerce')
  const [isChecking, setIsChecking] = useState(false)
  const [mistake, setMistake] = useState<CouponHandle['mistake']>(null)
  const latest = useRef(0)

  const check = async (typed: string, occasion: Occasion): Promise<boolean> => {
    latest.current += 1
    const turn = latest.current
    setIsChecking(true)
    setMistake(null)
    const holder = waitingOrder === null ? {} : { extOrderId: waitingOrder }
    const body = { code: typed, flow, productCodes: [...productCodes], ...holder }
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
      keep({ code: outcome.code, discount: outcome.discount })
      if (occasion === 'typed') notify('success', t('coupon.COUPON_VALID'))
      return true
    }
    // A code that could not be asked for may be good the next time.
    if (isAnswered) keep(null)
    if (occasion === 'offered') return false
    if (outcome.kind === 'notAllowed') notify('warning', t('coupon.COUPON_NOT_ALLOWED'))
    else if (occasion === 'typed') setMistake(outcome.reason)
    else if (isAnswered) notify('warning', t(`coupon.${outcome.reason}`))
    return false
  }

  const unknownCode = kept && !kept.discount ? kept.code : null
  const checkKept = useEffectEvent(
    (code: string) => void check(code, isSameCode(code, offered) ? 'offered' : 'again'),
  )
  useEffect(() => {
    if (unknownCode) checkKept(unknownCode)
  }, [unknownCode])
  useEffect(
    () => () => {
      latest.current += 1
    },
    [],
  )

  return {
    kept,
    isChecking,
    mistake,
    verify: async (typed) => {
      const code = typed.trim()
      return code === '' ? false : check(code, 'typed')
    },
    verifyAgain: () => {
      if (kept) void check(kept.code, 'again')
    },
    remove: () => {
      latest.current += 1
      setIsChecking(false)
      keep(null)
    },
    forgetMistake: () => setMistake(null),
  }
}
