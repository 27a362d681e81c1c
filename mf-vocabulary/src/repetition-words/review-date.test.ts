import { reviewDate } from './review-date'

test.each([
  ['2026-11-22T23:30:00.000Z', '2026-11-22T22:00:00.000Z', 'later'],
  ['2026-11-22T22:30:00.000Z', '2026-11-22T08:00:00.000Z', 'today'],
  ['2026-11-21T23:30:00.000Z', '2026-11-22T08:00:00.000Z', 'today'],
  ['2026-11-21T22:30:00.000Z', '2026-11-22T08:00:00.000Z', 'overdue'],
  // The clocks change in the night before.
  ['2026-10-24T22:30:00.000Z', '2026-10-25T22:30:00.000Z', 'today'],
])('a review at %s is at %s %s (V-RW-09)', (at, now, expected) => {
  expect(reviewDate(at, new Date(now))).toBe(expected)
})
