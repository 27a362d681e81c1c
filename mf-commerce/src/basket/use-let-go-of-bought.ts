import { optional, useReads } from '@mowka/shared/api'
import { useEffect, useEffectEvent } from 'react'
import type { BasketStore } from './basket-store'
import { paidOrdersOf } from './paid-orders'

/**
 * Lets go of a basket that was ordered and is paid by now, though the browser never came back from the payment: nobody
 * pays for the same things twice. Use it in an `observer`.
 */
export function useLetGoOfBought(basket: BasketStore): void {
  const { paidBefore } = basket
  const reads = useReads({ orders: optional('getOrders', paidBefore === null ? null : {}) })
  const orders = reads.state === 'ready' ? reads.data.orders : undefined
  const isBought =
    paidBefore !== null && orders !== undefined && paidOrdersOf(orders, basket.products) > paidBefore
  const letGo = useEffectEvent(() =>
    basket.takeOut({
      productCodes: basket.products.map(({ productCode }) => productCode),
      coupon: basket.coupon,
    }),
  )
  useEffect(() => {
    if (isBought) letGo()
  }, [isBought])
}
