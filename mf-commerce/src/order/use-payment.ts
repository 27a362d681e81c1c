import type { Outcome } from '@mowka/shared/api'
import type { PlacedOrder } from '@mowka/shared/contract/schemas/order'
import { couponMessages } from '@mowka/shared/domain/coupon'
import { sayUnlessFields } from '@mowka/shared/forms'
import { type ApiError, notify, touch } from '@mowka/shared/platform'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { CouponHandle } from '../coupon/use-coupon'
import { isWebAddress } from './web-address'

/** Never ends: the browser is leaving, and the button stays as it is until it has. */
const leaving = () => new Promise<never>(() => {})

/**
 * What is said of an order that could not be placed. Plans and a coupon that changed meanwhile are asked for again; a
 * coupon that was good when it was typed and is not any more is taken out.
 */
export function useOrderFailure(
  coupon: Pick<CouponHandle, 'verifyAgain' | 'remove'>,
): (error: ApiError) => string | null {
  const { t } = useTranslation('commerce')
  return (error) => {
    const code = error.problem?.code
    const refused = couponMessages.find((each) => each === code)
    if (refused) {
      coupon.remove()
      return t(`coupon.${refused}`)
    }
    if (code === 'PRICE_CHANGED' || code === 'WRONG_PRODUCT') touch(['plans'])
    if (code === 'PRICE_CHANGED') {
      coupon.verifyAgain()
      return t('order.priceChanged')
    }
    if (code === 'WRONG_PRODUCT') return t('basket.wrong.title')
    return sayUnlessFields(error) === null ? null : t('order.failed')
  }
}

/**
 * Places an order with `send` and goes to the payment (C-ORD-12). Anything but SUCCESS says that it did not work and
 * lets the button be pressed again (C-ORD-13). `onPlaced` comes before the browser leaves.
 */
export function usePayment<Values>(
  send: (values: Values) => Promise<Outcome<PlacedOrder>>,
  onPlaced: (order: PlacedOrder) => void = () => {},
): (values: Values) => Promise<Outcome<PlacedOrder>> {
  const { t } = useTranslation('commerce')

  // The back button may bring this page back as it was left: with a button that waits for ever.
  useEffect(() => {
    const startOver = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload()
    }
    window.addEventListener('pageshow', startOver)
    return () => window.removeEventListener('pageshow', startOver)
  }, [])

  return async (values) => {
    const outcome = await send(values)
    if (!outcome.ok) return outcome
    const { status, redirectUri } = outcome.answer
    if (status.statusCode === 'SUCCESS' && redirectUri && isWebAddress(redirectUri)) {
      onPlaced(outcome.answer)
      window.location.assign(redirectUri)
      return leaving()
    }
    notify('error', t('order.failed'))
    return outcome
  }
}
