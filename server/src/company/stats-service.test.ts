import { weekStart, weekStats, weeksOf } from './stats-service'

const today = '2026-11-22'

test('the current week is the last 7 days, the previous week is days 8 to 14 (K-PAGE-10)', () => {
  expect([weekStart(today, 0), weekStart(today, 1)]).toEqual(['2026-11-16', '2026-11-09'])
})

test('counts by week and language, with the difference in number and percent (K-ENT-05)', () => {
  const stats = weekStats([
    { weeksAgo: 0, lang: 'ENG', done: 20 },
    { weeksAgo: 0, lang: 'DE', done: 10 },
    { weeksAgo: 1, lang: 'ENG', done: 40 },
    { weeksAgo: 2, lang: 'ENG', done: 999 },
  ])
  expect(stats).toEqual({
    currentWeek: { total: 30, perLang: { ENG: 20, DE: 10 } },
    previousWeek: { total: 40, perLang: { ENG: 40 } },
    trend: { totalNumber: -10, totalPercentage: -25 },
  })
})

test('the trend has no percentage if the previous week is empty (K-ENT-05)', () => {
  expect(weekStats([{ weeksAgo: 0, lang: 'ENG', done: 3 }]).trend).toEqual({
    totalNumber: 3,
    totalPercentage: null,
  })
  expect(weekStats([]).trend).toEqual({ totalNumber: 0, totalPercentage: null })
})

test('the chart has twelve consecutive weeks, the last of which ends today', () => {
  const weeks = weeksOf([{ weeksAgo: 11, lang: 'ENG', done: 5 }], today)
  expect(weeks).toHaveLength(12)
  expect(weeks[0]).toEqual({ from: '2026-08-31', to: '2026-09-06', total: 5, perLang: { ENG: 5 } })
  expect(weeks[11]).toEqual({ from: '2026-11-16', to: today, total: 0, perLang: {} })
})
