import { lowestPrice } from './service'

const now = new Date('2026-11-16T10:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
const prices = (...all: [totalPrice: number, daysAgo: number][]) =>
  all.map(([totalPrice, daysAgo]) => ({ totalPrice, since: ago(daysAgo) }))

test.each([
  [
    'of a reduced price is the lowest of the 30 days before the reduction',
    prices([30, 90], [25, 20], [28, 15], [20, 5]),
    25,
  ],
  ['counts the price that held when the 30 days began', prices([30, 90], [20, 5]), 30],
  ['leaves out what ended before the 30 days', prices([10, 90], [30, 60], [20, 5]), 30],
  ['of a price that has held for 30 days is that price', prices([30, 90], [20, 30]), 20],
  ['of a new plan is not known', prices([20, 5]), null],
  ['of nothing is not known', [], null],
])('the lowest price %s', (_, all, expected) => {
  expect(lowestPrice(all, now)).toBe(expected)
})
