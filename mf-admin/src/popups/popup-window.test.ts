import { daysOf, firstDays, sayDay, stageOf } from './popup-window'

const popup = { active: true, startDate: '2026-11-20', endDate: '2026-11-22', maxDisplayTimes: 1 }

test.each([
  [{}, '2026-11-19', 'ahead'],
  [{}, '2026-11-20', 'now'],
  [{}, '2026-11-22', 'now'],
  [{}, '2026-11-23', 'over'],
  [{ active: false }, '2026-11-21', 'off'],
  [{ maxDisplayTimes: 0 }, '2026-11-21', 'off'],
] as const)('a popup with %j has on %s the stage "%s" (C43, C09)', (change, today, stage) => {
  expect(stageOf({ ...popup, ...change }, today)).toBe(stage)
})

test('the duration includes both days, also across a clock change', () => {
  expect(daysOf(popup)).toBe(3)
  expect(daysOf({ startDate: '2026-10-24', endDate: '2026-10-26' })).toBe(3)
  expect(daysOf({ startDate: '2026-11-22', endDate: '2026-11-20' })).toBe(0)
  expect(firstDays('2026-12-28')).toEqual({ startDate: '2026-12-28', endDate: '2027-01-03' })
  expect(sayDay('2026-12-01')).toBe('01.12.2026')
})
