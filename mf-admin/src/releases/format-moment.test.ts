import { formatMoment, formatTime } from './format-moment'

test('moments are told in Warsaw time, in summer and in winter', () => {
  expect(formatMoment('2026-07-01T22:05:59Z')).toBe('02.07.2026, 00:05')
  expect(formatMoment('2026-11-16T09:00:00Z')).toBe('16.11.2026, 10:00')
  expect(formatTime(new Date('2026-11-16T23:30:00Z'))).toBe('00:30')
})
