import type { OrderStatus, Receipt } from '@mowka/contract/schemas/order'

/** Receipt of an order at 139,20 zł without a coupon. */
export const receipt = (change: Partial<Receipt> = {}): Receipt => ({
  seller: { name: 'Mówka sp. z o.o.', nip: '5252344078', street: 'ul. Prosta 1', town: '00-001 Warszawa' },
  coupon: null,
  discount: 0,
  total: 13920,
  vat: 2603,
  vatRate: 23,
  ...change,
})

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
  items: [{ itemId: 'MONTHLY_SUBSCRIPTION_6:PL:ENG', name: 'Półroczny', quantity: 1, price: 17400 }],
  invoiceRequested: false,
  receipt: receipt({ total: 17400, vat: 3254 }),
  ...change,
})
