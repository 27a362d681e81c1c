import type { OrderStatus } from '@mowka/contract/schemas/order'

/** Status of an order with one plan at 174 zł. */
export const orderStatus = (
  status: OrderStatus['status'],
  change: Partial<OrderStatus> = {},
): OrderStatus => ({
  status,
  transactionId: 'order-1',
  total: 17400,
  currency: 'PLN',
  coupon: null,
  items: [{ itemId: 'MONTHLY_SUBSCRIPTION_6:PL:ENG', price: 17400 }],
  invoiceRequested: false,
  ...change,
})
