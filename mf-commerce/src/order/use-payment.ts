import type { Outcome } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import type { PlacedOrder } from '@mowka/shared/contract/schemas/order'
import { couponMessages } from '@mowka/shared/domain/coupon'
import { sayUnlessFields } from '@mowka/shared/forms'
import { type ApiError, notify, touch } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
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
 * Places an order with `send` and goes to the payment (C-ORD-12). Anything but SUCCESS shows an error, and the button can
 * be pressed again (C-ORD-13): either nothing was ordered, or the order waits until the payment provider is available.
 * `onPlaced` runs before the browser leaves.
 */
export function usePayment<Values>(
  send: (values: Values) => Promise<Outcome<PlacedOrder>>,
  onPlaced: (order: PlacedOrder) => void = () => {},
): (values: Values) => Promise<Outcome<PlacedOrder>> {
  const { t } = useTranslation('commerce')
  const navigate = useNavigate()

  // The back button may bring this page back as it was left: with a button that waits for ever.
  useEffect(() => {
    const startOver = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload()
    }
    window.addEventListener('pageshow', startOver)
    return () => window.removeEventListener('pageshow', startOver)
  }, [])

  const toPayments = {
    label: t('order.payments'),
    onSelect: () => void navigate(paths.profile({}, { query: { tab: 'payments' } })),
  }
  return async (values) => {
    const outcome = await send(values)
    if (!outcome.ok) return outcome
    const { status, redirectUri, extOrderId } = outcome.answer
    if (status.statusCode === 'SUCCESS' && redirectUri && isWebAddress(redirectUri)) {
      onPlaced(outcome.answer)
      window.location.assign(redirectUri)
      return leaving()
    }
    if (status.statusCode === 'ERROR' && extOrderId !== null)
      notify('error', t('order.waits'), session.isAuthenticated ? { action: toPayments } : {})
    else notify('error', t('order.failed'))
    return outcome
  }
}
