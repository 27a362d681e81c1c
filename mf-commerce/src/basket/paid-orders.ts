import type { Order } from '@mowka/contract/schemas/order'
import type { BasketProduct } from '@mowka/domain/shop/basket'
import { optional, useReads } from '@mowka/web/api'
import { useEffect, useEffectEvent } from 'react'
import type { BasketStore } from './basket-store'

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

/** Order-independent key of a product list. */
const orderKey = (products: readonly BasketProduct[]): string =>
  products
    .map(({ productCode, quantity }) => `${quantity} ${productCode}`)
    .sort()
    .join(' ')

/** Counts the paid orders with exactly the products of the basket. */
export const countPaidOrders = (orders: readonly Order[], basket: readonly BasketProduct[]): number =>
  orders.filter(
    ({ paymentStatus, isGift, products }) =>
      paymentStatus === 'COMPLETED' && !isGift && orderKey(products) === orderKey(basket),
  ).length
