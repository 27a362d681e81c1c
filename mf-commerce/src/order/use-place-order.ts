import { type Outcome, useWrite } from '@mowka/shared/api'
import type { PlacedOrder } from '@mowka/shared/contract/schemas/order'
import { type BuyerValues, buyerOf, invoiceOf } from '../buyer/buyer-values'
import type { CheckoutLine } from '../checkout/use-checkout'
import type { CouponHandle } from '../coupon/use-coupon'
import { useOrderFailure, usePayment } from './use-payment'

/**
 * Orders what is in the basket and goes to the payment (C-ORD-11, C-ORD-12). Anything but SUCCESS says that it did not
 * work and lets the button be pressed again (C-ORD-13). `total` is what the button promises: an order that would cost
 * something else is not made.
 */
export function usePlaceOrder({
  lines,
  coupon,
  usedCode,
  total,
  onPlaced,
}: {
  lines: readonly CheckoutLine[]
  coupon: CouponHandle
  /** The code that the order sends; null for none. */
  usedCode: string | null
  total: number
  /** Before the browser leaves for the payment. */
  onPlaced: () => void
}): { place: (values: BuyerValues) => Promise<Outcome<PlacedOrder>> } {
  const ordering = useWrite('postOrder', {
    args: (values: BuyerValues) => ({
      body: {
        products: lines.map(({ line: { productCode, quantity } }) => ({ productCode, quantity })),
        coupon: usedCode,
        buyer: buyerOf(values),
        invoice: invoiceOf(values),
        shownTotal: total,
      },
    }),
    failure: useOrderFailure(coupon),
  })
  return { place: usePayment(ordering.run, onPlaced) }
}
