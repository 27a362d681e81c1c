import type { PlacedOrder } from '@mowka/contract/schemas/order'
import { groupGiftProducts } from '@mowka/domain/gift-card'
import { type Outcome, useWrite } from '@mowka/web/api'
import { type BuyerValues, buyerOf, invoiceOf } from '../../buyer/buyer-values'
import type { CouponHandle } from '../../coupon/use-coupon'
import { useOrderFailure, usePayment } from '../../order/use-payment'
import { codesOf, giftBasket } from '../basket/gift-basket-store'

/**
 * Orders the gift cards in the basket and redirects to the payment (C-GIFT-17). `total` is the total shown on the
 * button.
 */
export function usePlaceGiftOrder({
  coupon,
  usedCode,
  total,
}: {
  coupon: CouponHandle
  /** Coupon code sent with the order, or null. */
  usedCode: string | null
  total: number
}): (values: BuyerValues) => Promise<Outcome<PlacedOrder>> {
  const ordering = useWrite('postGiftCardOrder', {
    args: (values: BuyerValues) => {
      const giftCards = giftBasket.lines.map((line) => ({
        productCodes: codesOf(line),
        inscription: line.inscription,
        sendAt: line.sendAt,
        sendToEmailAddress: line.email,
      }))
      return {
        body: {
          products: groupGiftProducts(giftCards),
          coupon: usedCode,
          buyer: { ...buyerOf(values), email: values.email },
          invoice: invoiceOf(values),
          giftCards,
          shownTotal: total,
          ...(giftBasket.waitingOrder === null ? {} : { extOrderId: giftBasket.waitingOrder }),
        },
      }
    },
    failure: useOrderFailure(coupon),
  })
  return usePayment(ordering.run, ({ extOrderId }) => giftBasket.markOrdered(extOrderId))
}
