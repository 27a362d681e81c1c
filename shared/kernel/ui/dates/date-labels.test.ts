import fc from 'fast-check'
import { dayOfText, textOfDay } from './date-labels'

test.each([
  ['05.01.2026', '2026-01-05'],
  ['5.1.2026', '2026-01-05'],
  ['05-01-2026', '2026-01-05'],
  [' 05/01/2026 ', '2026-01-05'],
  ['2026-01-05', '2026-01-05'],
  ['29.02.2028', '2028-02-29'],
])('C-GIFT-11, P-I18N-09: %p is read as %s, day first', (text, day) => {
  expect(dayOfText(text)).toBe(day)
})

test.each([
  '',
  '5',
  '05.01.',
  '05.01.26',
  '05.01.202',
  '29.02.2026',
  '32.01.2026',
  '01.13.2026',
  '05.01.20266',
])('%p is not a (complete) date', (text) => {
  expect(dayOfText(text)).toBeNull()
})

test('dayOfText is the inverse of textOfDay', () => {
  const days = fc
    .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(fc.property(days, (day) => dayOfText(textOfDay(day)) === day))
})
