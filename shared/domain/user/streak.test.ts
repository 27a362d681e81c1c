import fc from 'fast-check'
import { addDays } from '../time'
import { currentStreak, DAYS_FOR_FREE_DAY, longestStreak } from './streak'

/** A Monday. */
const TODAY = '2026-11-16'

/** Returns the study days in a pattern that ends today: `x` for a study day, `.` for a missed one. */
const days = (pattern: string, today = TODAY) =>
  new Set([...pattern].flatMap((mark, at) => (mark === 'x' ? [addDays(today, at + 1 - pattern.length)] : [])))
const lengthOf = (pattern: string) => currentStreak(days(pattern), TODAY).length

test.each([
  ['no day', '', 0],
  ['today only', 'x', 1],
  ['yesterday, while today is open', 'x.', 1],
  ['three days up to today', 'xxx', 3],
  ['three days up to yesterday', 'xxx.', 3],
  ['a missed day before a free day is earned', 'xxxx.x', 1],
  ['a missed day after five study days', 'xxxxx.x', 6],
  ['yesterday missed after five study days, while today is open', 'xxxxx..', 5],
  ['two missed days after five study days', 'xxxxx..x', 1],
  ['a second missed day before the next free day is earned', 'xxxxx.xxxx.x', 1],
  ['a second missed day after five more study days in the next week', 'xxxxx.xxxxx.xx', 12],
])('computes the streak with %s (C59, L-STRK-01)', (_, pattern, length) => {
  expect(lengthOf(pattern)).toBe(length)
})

test('a streak continues across months and daylight saving changes', () => {
  expect(currentStreak(days('xxx', '2026-10-26'), '2026-10-26').length).toBe(3)
  expect(currentStreak(days('xx', '2026-03-01'), '2026-03-01').length).toBe(2)
})

test('a week from Monday to Sunday has at most one free day', () => {
  // Free on Monday, study days from Tuesday to Saturday, missed on Sunday.
  const monday = '2026-11-09'
  const before = [5, 4, 3, 2, 1].map((ago) => addDays(monday, -ago))
  const week = [1, 2, 3, 4, 5].map((on) => addDays(monday, on))
  const next = addDays(monday, 7)
  expect(currentStreak(new Set([...before, ...week]), addDays(monday, 5)).freeDays).toEqual([monday])
  expect(currentStreak(new Set([...before, ...week, next]), next)).toMatchObject({ length: 1, freeDays: [] })
})

test('reports the days that were free and the study days until the next free day', () => {
  const free = addDays(TODAY, -2)
  expect(currentStreak(days('xxxxx.xx'), TODAY)).toEqual({ length: 7, freeDays: [free], untilFreeDay: 3 })
  expect(currentStreak(days('xxxxx'), TODAY).untilFreeDay).toBe(0)
  expect(currentStreak(days('xxxxx..'), TODAY)).toEqual({
    length: 5,
    freeDays: [addDays(TODAY, -1)],
    untilFreeDay: DAYS_FOR_FREE_DAY,
  })
})

test('finds the longest streak anywhere in the history', () => {
  expect(longestStreak(new Set())).toBe(0)
  expect(longestStreak(days('xxx..x.x'))).toBe(3)
  expect(longestStreak(days('xxxxx.xx..x'))).toBe(7)
})

const history = fc
  .array(fc.boolean(), { minLength: 1, maxLength: 60 })
  .map((studied) => days(studied.map((each) => (each ? 'x' : '.')).join('')))

test('the longest streak is never shorter than the current one nor longer than the history', () => {
  fc.assert(
    fc.property(history, (all) => {
      expect(longestStreak(all)).toBeGreaterThanOrEqual(currentStreak(all, TODAY).length)
      expect(longestStreak(all)).toBeLessThanOrEqual(all.size)
    }),
  )
})

test('free days are missed days, in different weeks, each after five study days of the streak', () => {
  fc.assert(
    fc.property(history, (all) => {
      const { freeDays } = currentStreak(all, TODAY)
      const mondays = freeDays.map((day) =>
        addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7)),
      )
      expect(new Set(mondays).size).toBe(freeDays.length)
      for (const day of freeDays) {
        expect(all.has(day)).toBe(false)
        for (let ago = 1; ago <= DAYS_FOR_FREE_DAY; ago++) expect(all.has(addDays(day, -ago))).toBe(true)
      }
    }),
  )
})

test('studying on one more day never shortens the streak that ends today', () => {
  fc.assert(
    fc.property(history, (all) => {
      const withToday = new Set([...all, TODAY])
      expect(currentStreak(withToday, TODAY).length).toBeGreaterThanOrEqual(currentStreak(all, TODAY).length)
    }),
  )
})
