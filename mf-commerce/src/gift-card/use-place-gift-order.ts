import { type Outcome, useWrite } from '@mowka/shared/api'
import type { PlacedOrder } from '@mowka/shared/contract/schemas/order'
import { groupGiftProducts } from '@mowka/shared/domain/gift-card'
import { type BuyerValues, buyerOf, invoiceOf } from '../buyer/buyer-values'
import { useOrderFailure, usePayment } from '../order/use-payment'
import { codesOf, giftBasket } from './gift-basket-store'

/** Orders the gift cards of the basket and goes to the payment (C-GIFT-17). `total` is what the button promises. */
export function usePlaceGiftOrder({
  coupon,
  total,
  onCouponRefused,
}: {
  coupon: string | null
  total: number
  /** The coupon was good when it was typed and is not any more. */
  onCouponRefused: () => void
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
          coupon,
          buyer: { ...buyerOf(values), email: values.email },
          invoice: invoiceOf(values),
          giftCards,
          shownTotal: total,
        },
      }
    },
    failure: useOrderFailure(onCouponRefused),
  })
  return usePayment(ordering.run, () => giftBasket.markOrdered())
}
