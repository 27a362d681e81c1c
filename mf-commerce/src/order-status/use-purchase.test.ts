import { TrackingProperties } from '@mowka/contract/schemas/platform'
import { orderStatus } from './order-status.fixture'
import { markPurchaseTracked, purchaseProperties } from './use-purchase'

beforeEach(() => localStorage.clear())

test('the purchase event has the transaction, the amounts, the coupon and the items (P-TRACK-17)', () => {
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

test('the items of a large order are truncated to fit into an event (P-TRACK-17)', () => {
  const items = Array.from({ length: 12 }, (_, at) => ({
    itemId: `MONTHLY_SUBSCRIPTION_12:PL:ENG${at}`,
    price: 26400,
  }))
  const properties = purchaseProperties(orderStatus('COMPLETED', { items }))
  expect(TrackingProperties.safeParse(properties).success).toBe(true)
  expect(properties).toMatchObject({ itemCount: 12 })
  expect(JSON.parse(String(properties.items)).length).toBeGreaterThan(2)
})

const track = (...orders: string[]) => orders.map(markPurchaseTracked)

test('a purchase is tracked once, however often its page is opened (C-THX-12)', () => {
  expect(track('a', 'a', 'b', 'b', 'a')).toEqual([true, false, true, false, false])
})

test('only the most recent orders are remembered (C-THX-12)', () => {
  const orders = Array.from({ length: 30 }, (_, index) => `o-${index}`)
  track(...orders)
  expect(JSON.parse(localStorage.getItem('trackedPurchase') ?? '')).toEqual(orders.slice(-20))
})

test('without storage, tracked orders are remembered in memory (C-THX-12)', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(track('x', 'y', 'x')).toEqual([true, true, false])
  refuse.mockRestore()
})
