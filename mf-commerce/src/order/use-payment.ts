import type { Outcome } from '@mowka/shared/api'
import type { PlacedOrder } from '@mowka/shared/contract/schemas/order'
import { sayUnlessFields } from '@mowka/shared/forms'
import { type ApiError, notify, touch } from '@mowka/shared/platform'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isWebAddress } from './web-address'

/** Never ends: the browser is leaving, and the button stays as it is until it has. */
const leaving = () => new Promise<never>(() => {})

/** What is said of an order that could not be placed; plans whose price has changed are loaded again. */
export function useOrderFailure(): (error: ApiError) => string | null {
  const { t } = useTranslation('commerce')
  return (error) => {
    if (error.problem?.code !== 'PRICE_CHANGED')
      return sayUnlessFields(error) === null ? null : t('order.failed')
    touch(['plans'])
    return t('order.priceChanged')
  }
}

/**
 * Places an order with `send` and goes to the payment (C-ORD-12). Anything but SUCCESS says that it did not work and
 * lets the button be pressed again (C-ORD-13). `onPlaced` comes before the browser leaves.
 */
export function usePayment<Values>(
  send: (values: Values) => Promise<Outcome<PlacedOrder>>,
  onPlaced: () => void = () => {},
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
      onPlaced()
      window.location.assign(redirectUri)
      return leaving()
    }
    notify('error', t('order.failed'))
    return outcome
  }
}
