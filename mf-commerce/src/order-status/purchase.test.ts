import { TrackingProperties } from '@mowka/shared/contract/schemas/tracking'
import { orderStatus } from './order-status.fixture'
import { isFirstTold, purchaseProperties } from './purchase'

beforeEach(() => localStorage.clear())

test('P-TRACK-17: the purchase event has the transaction, the money, the coupon and the items', () => {
  const order = orderStatus('COMPLETED', { coupon: 'JESIEN20' })
  expect(purchaseProperties(order)).toEqual({
    transactionId: 'order-1',
    total: 17400,
    currency: 'PLN',
    coupon: 'JESIEN20',
    items: '[{"itemId":"MONTHLY_SUBSCRIPTION_6:PL:ENG","price":17400}]',
    itemCount: 1,
  })
})

test('P-TRACK-17: an order of many items still fits into an event', () => {
  const items = Array.from({ length: 12 }, (_, at) => ({
    itemId: `MONTHLY_SUBSCRIPTION_12:PL:ENG${at}`,
    price: 26400,
  }))
  const properties = purchaseProperties(orderStatus('COMPLETED', { items }))
  expect(TrackingProperties.safeParse(properties).success).toBe(true)
  expect(properties).toMatchObject({ itemCount: 12 })
  expect(JSON.parse(String(properties.items)).length).toBeGreaterThan(2)
})

const told = (...orders: string[]) => orders.map(isFirstTold)

test('C-THX-12: the purchase of an order is told once, however often its page is opened', () => {
  expect(told('a', 'a', 'b', 'b', 'a')).toEqual([true, false, true, false, false])
})

test('C-THX-12: only the last orders are remembered', () => {
  const orders = Array.from({ length: 30 }, (_, index) => `o-${index}`)
  told(...orders)
  expect(JSON.parse(localStorage.getItem('trackedPurchase') ?? '')).toEqual(orders.slice(-20))
})

test('C-THX-12: where the browser keeps nothing, the page itself remembers', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(told('x', 'y', 'x')).toEqual([true, true, false])
  refuse.mockRestore()
})
