import { paths } from '@mowka/contract/routes'
import type { PlacedOrder } from '@mowka/contract/schemas/order'
import { couponMessages } from '@mowka/domain/shop/coupon'
import { type ApiError, notify, touch } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import type { Outcome } from '@mowka/web/api'
import { notifyUnlessFieldErrors } from '@mowka/web/forms'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { CouponHandle } from '../coupon/use-coupon'

/** Whether the browser may be redirected to an address: only HTTP(S), never a script URL. */
const isHttpUrl = (address: string): boolean =>
  URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol)

/** Never resolves, so the button stays busy until the browser has left. */
const untilPageUnload = () => new Promise<never>(() => {})

/**
 * Returns the message for a failed order. Reloads plans and coupon if they changed meanwhile, and removes a coupon
 * that is no longer valid.
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
    return notifyUnlessFieldErrors(error) === null ? null : t('order.failed')
  }
}

/**
 * Places an order with `send` and redirects to the payment (C-ORD-12). Any status except SUCCESS shows an error, and
 * the button can be pressed again (C-ORD-13): either nothing was ordered, or the order waits until the payment
 * provider is available. `onPlaced` runs before the redirect.
 */
export function usePayment<Values>(
  send: (values: Values) => Promise<Outcome<PlacedOrder>>,
  onPlaced: (order: PlacedOrder) => void = () => {},
): (values: Values) => Promise<Outcome<PlacedOrder>> {
  const { t } = useTranslation('commerce')
  const navigate = useNavigate()

  // The back/forward cache may restore this page with a busy button.
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
    if (status.statusCode === 'SUCCESS' && redirectUri && isHttpUrl(redirectUri)) {
      onPlaced(outcome.answer)
      window.location.assign(redirectUri)
      return untilPageUnload()
    }
    if (status.statusCode === 'ERROR' && extOrderId !== null)
      notify('error', t('order.waits'), session.isAuthenticated ? { action: toPayments } : {})
    else notify('error', t('order.failed'))
    return outcome
  }
}
