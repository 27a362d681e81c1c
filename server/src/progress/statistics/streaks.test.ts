import { addDays } from '@mowka/domain/time'
import fc from 'fast-check'
import { currentStreak, longestStreak } from './streaks'

const days = (...list: string[]) => new Set(list)
const TODAY = '2026-11-16'

test.each([
  ['nothing', days(), 0],
  ['today only', days(TODAY), 1],
  ['yesterday, today still open', days('2026-11-15'), 1],
  ['three days up to today', days('2026-11-14', '2026-11-15', TODAY), 3],
  ['three days up to yesterday', days('2026-11-13', '2026-11-14', '2026-11-15'), 3],
  ['a gap of one day', days('2026-11-13', '2026-11-14', TODAY), 1],
  ['a day before yesterday', days('2026-11-14'), 0],
  ['across the change of clocks', days('2026-11-15', TODAY), 2],
])('computes the current streak with %s (C59)', (_what, set, expected) => {
  expect(currentStreak(set, TODAY)).toBe(expected)
})

test('a streak continues across months and daylight saving changes', () => {
  expect(currentStreak(days('2026-10-24', '2026-10-25', '2026-10-26'), '2026-10-26')).toBe(3)
  expect(currentStreak(days('2026-02-28', '2026-03-01'), '2026-03-01')).toBe(2)
})

test('finds the longest streak anywhere in the history', () => {
  expect(longestStreak(days())).toBe(0)
  expect(longestStreak(days('2026-01-01', '2026-01-02', '2026-01-03', '2026-02-01', TODAY))).toBe(3)
})

test('the longest streak is never shorter than the current one', () => {
  const someDay = fc.integer({ min: -20, max: 0 }).map((offset) => addDays(TODAY, offset))
  fc.assert(
    fc.property(fc.array(someDay), (list) => {
      const set = new Set(list)
      expect(longestStreak(set)).toBeGreaterThanOrEqual(currentStreak(set, TODAY))
      expect(longestStreak(set)).toBeLessThanOrEqual(set.size)
    }),
  )
})
