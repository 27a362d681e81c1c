import { type Outcome, useWrite } from '@mowka/shared/api'
import type { PlacedOrder } from '@mowka/shared/contract/schemas/order'
import { sayUnlessFields } from '@mowka/shared/forms'
import { notify, touch } from '@mowka/shared/platform'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type BuyerValues, buyerOf, invoiceOf } from '../buyer/buyer-values'
import type { CheckoutLine } from '../checkout/use-checkout'
import { isWebAddress } from './web-address'

/** Never ends: the browser is leaving, and the button stays as it is until it has. */
const leaving = () => new Promise<never>(() => {})

/**
 * Orders what is in the basket and goes to the payment (C-ORD-11, C-ORD-12). Anything but SUCCESS says that it did not
 * work and lets the button be pressed again (C-ORD-13). `total` is what the button promises: an order that would cost
 * something else is not made.
 */
export function usePlaceOrder({
  lines,
  coupon,
  total,
}: {
  lines: readonly CheckoutLine[]
  coupon: string | null
  total: number
}): { place: (values: BuyerValues) => Promise<Outcome<PlacedOrder>> } {
  const { t } = useTranslation('commerce')
  const ordering = useWrite('postOrder', {
    args: (values: BuyerValues) => ({
      body: {
        products: lines.map(({ line: { productCode, quantity } }) => ({ productCode, quantity })),
        coupon,
        buyer: buyerOf(values),
        invoice: invoiceOf(values),
        shownTotal: total,
      },
    }),
    failure: (error) => {
      if (error.problem?.code !== 'PRICE_CHANGED')
        return sayUnlessFields(error) === null ? null : t('order.failed')
      touch(['plans'])
      return t('order.priceChanged')
    },
  })

  // The back button may bring this page back as it was left: with a button that waits for ever.
  useEffect(() => {
    const startOver = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload()
    }
    window.addEventListener('pageshow', startOver)
    return () => window.removeEventListener('pageshow', startOver)
  }, [])

  return {
    place: async (values) => {
      const outcome = await ordering.run(values)
      if (!outcome.ok) return outcome
      const { status, redirectUri } = outcome.answer
      if (status.statusCode === 'SUCCESS' && redirectUri && isWebAddress(redirectUri)) {
        window.location.assign(redirectUri)
        return leaving()
      }
      notify('error', t('order.failed'))
      return outcome
    },
  }
}
