import { TrackingProperties } from '@mowka/contract/schemas/platform'
import {
  afterLookup,
  initialLookups,
  type Lookups,
  lookAgain,
  markPurchaseTracked,
  purchaseProperties,
  shouldLookUpAgain,
  statusView,
} from './order-status'
import { orderStatus } from './order-status.fixture'

const pending = orderStatus('PENDING')

/** Returns the lookup state after `count` lookups of a pending order. */
const after = (count: number, begin = initialLookups(false)): Lookups =>
  Array.from({ length: count }).reduce<Lookups>((lookups) => afterLookup(lookups, pending), begin)

test('the status is pending up to 12 lookups, a warning from the 13th and unknown from the 25th (C-THX-06, C-THX-07)', () => {
  expect([0, 1, 12, 13, 24, 25].map((count) => statusView(after(count)))).toEqual([
    'pending',
    'pending',
    'pending',
    'pending-warning',
    'pending-warning',
    'unknown',
  ])
})

test('an order is looked up until it is no longer pending or the lookup limit is reached (C-THX-05)', () => {
  expect([0, 12, 24, 25].map((count) => shouldLookUpAgain(after(count)))).toEqual([true, true, true, false])
  expect(shouldLookUpAgain(afterLookup(after(3), orderStatus('COMPLETED')))).toBe(false)
  expect(shouldLookUpAgain(afterLookup(after(3), orderStatus('CANCELED')))).toBe(false)
})

test.each([
  ['PENDING', 'pending'],
  ['COMPLETED', 'paid'],
  ['CANCELED', 'cancelled'],
] as const)('%s is shown as %s (C-THX-04)', (status, view) => {
  expect(statusView(afterLookup(initialLookups(false), orderStatus(status)))).toBe(view)
})

test('a failed lookup counts as pending and preserves the last known order (C-THX-11)', () => {
  const failed = afterLookup(afterLookup(initialLookups(false), pending), null)
  expect(failed).toEqual({ count: 2, order: pending, isRefused: false })
  expect(statusView(failed)).toBe('pending')
  const never = Array.from({ length: 25 }).reduce<Lookups>(
    (all) => afterLookup(all, null),
    initialLookups(false),
  )
  expect(statusView(never)).toBe('unknown')
})

test('a refused payment is shown immediately, and so is one that completes after all', () => {
  const refused = after(1, initialLookups(true))
  expect(statusView(refused)).toBe('cancelled')
  expect(shouldLookUpAgain(refused)).toBe(true)
  expect(statusView(afterLookup(refused, orderStatus('COMPLETED')))).toBe('paid')
})

test('restarting the lookups waits as long as the first time', () => {
  const again = lookAgain(after(25))
  expect(statusView(again)).toBe('pending')
  expect(shouldLookUpAgain(again)).toBe(true)
  expect(again.order).toBe(pending)
})

describe('completed purchase', () => {
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
      name: 'Roczny',
      quantity: 1,
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
})
