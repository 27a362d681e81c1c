import {
  addDays,
  addMonths,
  formatDate,
  formatMoment,
  formatStudyTime,
  formatTime,
  studyMinutes,
  warsawDay,
  warsawMoment,
} from './time'

test('a day begins at midnight in Warsaw, in winter and in summer (C43)', () => {
  expect(warsawDay(new Date('2026-01-10T22:59:59Z'))).toBe('2026-01-10')
  expect(warsawDay(new Date('2026-01-10T23:00:00Z'))).toBe('2026-01-11')
  expect(warsawDay(new Date('2026-07-10T22:00:00Z'))).toBe('2026-07-11')
})

test('addDays crosses months and clock changes', () => {
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('addMonths clamps to the end of a shorter month', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
  expect(addMonths('2026-12-14', 12)).toBe('2027-12-14')
})

test('formatDate formats as DD.MM.YYYY (P-I18N-09)', () => {
  expect(formatDate('2026-11-05T23:30:00Z')).toBe('06.11.2026')
})

test('formatMoment formats in Warsaw time, in summer and in winter', () => {
  expect(formatMoment('2026-07-01T22:05:59Z')).toBe('02.07.2026, 00:05')
  expect(formatMoment('2026-11-16T09:00:00Z')).toBe('16.11.2026, 10:00')
  expect(formatTime(new Date('2026-11-16T23:30:00Z'))).toBe('00:30')
})

test.each([
  [0, 0],
  [5, 1],
  [59, 1],
  [95, 1],
  [120, 2],
  [3599, 59],
])('%i seconds of study time are displayed as %i minutes', (seconds, minutes) => {
  expect(studyMinutes(seconds)).toBe(minutes)
})

test.each([
  [5, '1\u00a0min'],
  [59 * 60, '59\u00a0min'],
  [6 * 3600 + 20 * 60, '6\u00a0h\u00a020\u00a0min'],
])('%i seconds of study time are formatted as "%s"', (seconds, formatted) => {
  expect(formatStudyTime(seconds)).toBe(formatted)
})

test.each([
  ['2026-12-01', '06:00', '2026-12-01T05:00:00.000Z'],
  ['2026-07-01', '06:00', '2026-07-01T04:00:00.000Z'],
  ['2026-07-01', '00:30', '2026-06-30T22:30:00.000Z'],
  // The clocks skip from 2 to 3.
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  // 2:30 comes twice: the first one.
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
])('warsawMoment returns the moment of %s, %s in Warsaw', (day, time, moment) => {
  expect(warsawMoment(day, time).toISOString()).toBe(moment)
})
