import { daysAfter, streakAnimation, streakDays, todayNumber } from './StreakWidget'

const numbers = (length: number) => streakDays(length).map(({ dayNumber }) => dayNumber)
const statuses = (length: number) =>
  streakDays(length)
    .map(({ status }) => status.charAt(0))
    .join('')

test.each([
  [0, false, 1],
  [12, true, 12],
  [12, false, 13],
])('today in a streak of %i days, completed %p, is day %i (L-STRK-01)', (length, isCompleted, number) => {
  expect(todayNumber(length, isCompleted)).toBe(number)
})

test.each([
  [0, 'iiiiiii'],
  [1, 'aiiiiii'],
  [3, 'bbaiiii'],
  [7, 'bbbbbba'],
  [10, 'bbbaiii'],
])(
  'a streak of %i days is burned before, active on and inactive after its last day (L-STRK-02, P-ENT-46)',
  (length, shown) => {
    expect(statuses(length)).toBe(shown)
    for (const day of streakDays(length)) expect(Object.keys(day)).toEqual(['dayNumber', 'status'])
  },
)

test.each([0, 1, 7])('a streak of %i days shows days 1 to 7 (L-STRK-03)', (length) => {
  expect(numbers(length)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test.each([
  [8, [5, 6, 7, 8, 9, 10, 11]],
  [10, [7, 8, 9, 10, 11, 12, 13]],
  [10_000, [9997, 9998, 9999, 10_000, 10_001, 10_002, 10_003]],
])(
  'a streak of %i days shows 7 days, starting 3 before its last one (L-STRK-04, L-STRK-05)',
  (length, days) => {
    expect(numbers(length)).toEqual(days)
  },
)

test.each([-1, 1.5, 10_001, Number.NaN])('a streak of %p days throws (L-STRK-09)', (length) => {
  expect(() => streakDays(length)).toThrow(RangeError)
  expect(() => todayNumber(length, true)).toThrow(RangeError)
})

test('a day lights up every 200 ms, blazes for 100 ms, and the active one waits 300 ms more (L-STRK-06 to -08)', () => {
  expect(streakAnimation(streakDays(3))).toEqual([
    { at: 0, dayNumber: 1, status: 'active' },
    { at: 100, dayNumber: 1, status: 'burned' },
    { at: 200, dayNumber: 2, status: 'active' },
    { at: 300, dayNumber: 2, status: 'burned' },
    { at: 700, dayNumber: 3, status: 'active' },
  ])
})

test('without a streak no day lights up', () => {
  expect(streakAnimation(streakDays(0))).toEqual([])
})

test('the days change from inactive to their final status', () => {
  const days = streakDays(10)
  const steps = streakAnimation(days)
  const at = (count: number) =>
    daysAfter(days, steps, count)
      .map(({ status }) => status.charAt(0))
      .join('')
  expect([0, 1, 2, 3, 7].map(at)).toEqual(['iiiiiii', 'aiiiiii', 'biiiiii', 'baiiiii', 'bbbaiii'])
  expect(daysAfter(days, steps, steps.length)).toEqual(days)
})
