import { moodMonths, moodOf } from './moods'

test('the calendar has this month and the two before it, with weeks from Monday (L-DASH-07)', () => {
  const months = moodMonths('2026-11-21', [])
  expect(months.map(({ first, offset, days }) => [first, offset, days.length])).toEqual([
    ['2026-09-01', 1, 30],
    ['2026-10-01', 3, 31],
    ['2026-11-01', 6, 30],
  ])
  expect(months.flatMap(({ days }) => days).filter(({ isToday }) => isToday)).toMatchObject([
    { day: '2026-11-21' },
  ])
})

test('the calendar crosses the year boundary and handles leap years (L-DASH-07)', () => {
  const months = moodMonths('2028-02-29', [])
  expect(months.map(({ first, days }) => [first, days.length])).toEqual([
    ['2027-12-01', 31],
    ['2028-01-01', 31],
    ['2028-02-01', 29],
  ])
})

test('each month counts its moods', () => {
  const [, october, november] = moodMonths('2026-11-21', [
    { date: '2026-10-31', mood: 5 },
    { date: '2026-11-01', mood: 5 },
    { date: '2026-11-02', mood: 2 },
    { date: '2026-11-03', mood: 5 },
  ])
  expect(october?.counts).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 })
  expect(november?.counts).toEqual({ 1: 0, 2: 1, 3: 0, 4: 0, 5: 2 })
})

test('a day without an entry has no mood (L-MOOD-04)', () => {
  const entries = [{ date: '2026-11-20', mood: 4 }]
  expect([moodOf(entries, '2026-11-20'), moodOf(entries, '2026-11-21')]).toEqual([4, null])
})
