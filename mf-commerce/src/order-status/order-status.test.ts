import {
  afterLookup,
  initialLookups,
  type Lookups,
  lookAgain,
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
