import { streakWeek } from './StreakCard'

const states = (today: string, streak: number, isTodayDone: boolean, longest = 20) =>
  streakWeek(today, { streak, longest, isTodayDone }).map(({ state }) => state)

test('a week starts on Monday and marks the days of the streak', () => {
  // A Thursday.
  expect(states('2026-11-19', 3, true)).toEqual(['missed', 'done', 'done', 'done', 'ahead', 'ahead', 'ahead'])
  expect(states('2026-11-19', 13, true).slice(0, 4)).toEqual(['done', 'done', 'done', 'done'])
})

test("a streak that doesn't include today yet ends yesterday", () => {
  expect(states('2026-11-19', 2, false)).toEqual([
    'missed',
    'done',
    'done',
    'open',
    'ahead',
    'ahead',
    'ahead',
  ])
  expect(states('2026-11-19', 0, false)[3]).toBe('open')
})

test('Sunday is the last day of its week', () => {
  const week = streakWeek('2026-11-22', { streak: 1, longest: 20, isTodayDone: true })
  expect(week.at(-1)).toEqual({ day: '2026-11-22', isToday: true, state: 'done' })
  expect(week[0]?.day).toBe('2026-11-16')
})

test("the days before a first streak aren't shown as missed", () => {
  expect(states('2026-11-19', 2, true, 2).slice(0, 4)).toEqual(['before', 'before', 'done', 'done'])
})

test('a free day of the streak is marked, and the days before it belong to the streak', () => {
  const week = (isTodayDone: boolean, streak: number, freeDay: string) =>
    streakWeek('2026-11-19', { streak, longest: 20, isTodayDone, freeDays: [freeDay] })
      .map(({ state }) => state)
      .slice(0, 4)
  expect(week(true, 7, '2026-11-17')).toEqual(['done', 'free', 'done', 'done'])
  // Yesterday was free, and today is open.
  expect(week(false, 6, '2026-11-18')).toEqual(['done', 'done', 'free', 'open'])
})

test("days before the sign-up aren't shown as missed", () => {
  const week = streakWeek('2026-11-20', { streak: 1, longest: 2, isTodayDone: true, firstDay: '2026-11-18' })
  expect(week.map(({ state }) => state).slice(0, 5)).toEqual(['before', 'before', 'missed', 'missed', 'done'])
})
