import type { PlacedOrder } from '@mowka/contract/schemas/order'
import { type Outcome, useWrite } from '@mowka/web/api'
import { type BuyerValues, buyerOf, invoiceOf } from '../buyer/buyer-values'
import type { CheckoutLine } from '../checkout/use-checkout'
import type { CouponHandle } from '../coupon/use-coupon'
import { useOrderFailure, usePayment } from './use-payment'

/**
 * Orders the basket and redirects to the payment (C-ORD-11, C-ORD-12). Any status except SUCCESS shows an error, and
 * the button can be pressed again (C-ORD-13). `total` is the total shown on the button: the server refuses an order
 * with a different one.
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
  /** Coupon code sent with the order, or null. */
  usedCode: string | null
  total: number
  /** Called before the browser leaves for the payment. */
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
