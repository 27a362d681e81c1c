import { optional, useReads } from '@mowka/web/api'
import { useEffect, useEffectEvent } from 'react'
import type { BasketStore } from './basket-store'
import { countPaidOrders } from './paid-orders'

/**
 * Clears an ordered basket once its order is paid, even if the browser never returned from the payment provider, so
 * that nothing is paid twice. Use it in an `observer`.
 */
export function useClearPaidBasket(basket: BasketStore): void {
  const { paidBefore } = basket
  const reads = useReads({ orders: optional('getOrders', paidBefore === null ? null : {}) })
  const orders = reads.state === 'ready' ? reads.data.orders : undefined
  const isBought =
    paidBefore !== null && orders !== undefined && countPaidOrders(orders, basket.products) > paidBefore
  const clear = useEffectEvent(() =>
    basket.removePurchased({
      productCodes: basket.products.map(({ productCode }) => productCode),
      coupon: basket.coupon,
    }),
  )
  useEffect(() => {
    if (isBought) clear()
  }, [isBought])
}
