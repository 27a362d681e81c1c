import type { Order } from '@mowka/contract/schemas/order'
import type { BasketProduct } from '@mowka/domain/basket'

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
