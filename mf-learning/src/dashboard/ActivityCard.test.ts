import { activityWeeks } from './ActivityCard'

const on = (day: string, seconds: number, points: number) => ({ day, seconds, points, correctAnswers: 0 })

test('the last twelve weeks start on Mondays, and each week sums up its days', () => {
  const weeks = activityWeeks('2026-11-22', [
    on('2026-11-15', 600, 9),
    on('2026-11-16', 90, 1),
    on('2026-11-22', 60, 2),
  ])
  expect(weeks).toHaveLength(12)
  expect(weeks[0]).toEqual({ from: '2026-08-31', to: '2026-09-06', minutes: 0, points: 0 })
  expect(weeks.slice(-2)).toEqual([
    { from: '2026-11-09', to: '2026-11-15', minutes: 10, points: 9 },
    { from: '2026-11-16', to: '2026-11-22', minutes: 2, points: 3 },
  ])
})
