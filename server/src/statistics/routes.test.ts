import { statisticsWindow } from './routes'

test('the window is the last 30 Warsaw days including today (A-STAT-06)', () => {
  const { days, since } = statisticsWindow(new Date('2026-11-22T10:00:00Z'))
  expect(days).toHaveLength(30)
  expect(days[0]).toBe('2026-10-24')
  expect(days.at(-1)).toBe('2026-11-22')
  // At the start of that day summer time still applied.
  expect(since.toISOString()).toBe('2026-10-23T22:00:00.000Z')
})

test('late in the evening (UTC) it is already the next day in Warsaw', () => {
  const { days, since } = statisticsWindow(new Date('2026-11-22T23:30:00Z'))
  expect(days.at(-1)).toBe('2026-11-23')
  expect(since.toISOString()).toBe('2026-10-24T22:00:00.000Z')
})
