import { firstLookups, goesOn, type Lookups, lookAgain, lookedUp, statusView } from './order-status'
import { orderStatus } from './order-status.fixture'

const pending = orderStatus('PENDING')

/** The lookups after so many that found the order still waiting. */
const after = (count: number, begin = firstLookups(false)): Lookups =>
  Array.from({ length: count }).reduce<Lookups>((lookups) => lookedUp(lookups, pending), begin)

test('C-THX-06 C-THX-07: calm up to 12 lookups, a warning from the 13th, unknown from the 25th', () => {
  expect([0, 1, 12, 13, 24, 25].map((count) => statusView(after(count)))).toEqual([
    'pending',
    'pending',
    'pending',
    'pending-warning',
    'pending-warning',
    'unknown',
  ])
})

test('C-THX-05: an order is looked up until it is no longer pending, or nobody waits any longer', () => {
  expect([0, 12, 24, 25].map((count) => goesOn(after(count)))).toEqual([true, true, true, false])
  expect(goesOn(lookedUp(after(3), orderStatus('COMPLETED')))).toBe(false)
  expect(goesOn(lookedUp(after(3), orderStatus('CANCELED')))).toBe(false)
})

test.each([
  ['PENDING', 'pending'],
  ['COMPLETED', 'paid'],
  ['CANCELED', 'cancelled'],
] as const)('C-THX-04: %s is shown as %s', (status, view) => {
  expect(statusView(lookedUp(firstLookups(false), orderStatus(status)))).toBe(view)
})

test('C-THX-11: a failed lookup counts as pending and forgets nothing that is known', () => {
  const failed = lookedUp(lookedUp(firstLookups(false), pending), null)
  expect(failed).toEqual({ count: 2, order: pending, isRefused: false })
  expect(statusView(failed)).toBe('pending')
  const never = Array.from({ length: 25 }).reduce<Lookups>((all) => lookedUp(all, null), firstLookups(false))
  expect(statusView(never)).toBe('unknown')
})

test('a buyer whom the provider refused sees it at once, and a payment that came in after all', () => {
  const refused = after(1, firstLookups(true))
  expect(statusView(refused)).toBe('cancelled')
  expect(goesOn(refused)).toBe(true)
  expect(statusView(lookedUp(refused, orderStatus('COMPLETED')))).toBe('paid')
})

test('looking again waits as long as before', () => {
  const again = lookAgain(after(25))
  expect(statusView(again)).toBe('pending')
  expect(goesOn(again)).toBe(true)
  expect(again.order).toBe(pending)
})
