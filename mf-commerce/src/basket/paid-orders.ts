import type { Order } from '@mowka/shared/contract/schemas/order'
import type { BasketProduct } from '@mowka/shared/domain/basket'

/** What is ordered, so that two orders of the same things are equal. */
const contentOf = (products: readonly BasketProduct[]): string =>
  products
    .map(({ productCode, quantity }) => `${quantity} ${productCode}`)
    .sort()
    .join(' ')

/** How many of these orders are paid and bought exactly what a basket holds. */
export const paidOrdersOf = (orders: readonly Order[], basket: readonly BasketProduct[]): number =>
  orders.filter(
    ({ paymentStatus, isGift, products }) =>
      paymentStatus === 'COMPLETED' && !isGift && contentOf(products) === contentOf(basket),
  ).length
