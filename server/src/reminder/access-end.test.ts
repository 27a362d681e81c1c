import { endOfWarsawDay } from '@mowka/domain/user/access'
import type { AccessPeriod } from '../http/caller'
import { dueReminder } from './access-end'

const period = (from: string, to: string, change: Partial<AccessPeriod> = {}): AccessPeriod => ({
  lang: 'ENG',
  startsAt: new Date(`${from}T10:00:00Z`),
  expiresAt: endOfWarsawDay(to),
  ...change,
})
const month = period('2026-11-01', '2026-12-01')
/** Returns the number of days before the end of the due reminder; null if none is due. */
const due = (day: string, own: AccessPeriod[] = [month], seats: AccessPeriod[] = []) =>
  dueReminder(own, seats, 'ENG', new Date(`${day}T17:05:00Z`))?.daysBefore ?? null

test('a reminder is due 7 days and 1 day before the end of an access, or a day later after an outage', () => {
  const days = [
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
  ]
  expect(days.map((day) => due(day))).toEqual([null, 7, 7, null, null, 1, 1])
  expect(due('2026-12-02')).toBeNull()
})

test('no reminder is due while another period or a company covers the language for longer', () => {
  const next = period('2026-12-01', '2027-01-01', { startsAt: month.expiresAt })
  const seat = (to: string) => [period('2026-11-10', to, { isSeat: true })]
  expect(due('2026-11-24', [month, next])).toBeNull()
  expect(due('2026-12-25', [month, next])).toBe(7)
  expect(due('2026-11-24', [month], seat('2027-06-01'))).toBeNull()
  expect(due('2026-11-24', [month], seat('2026-11-28'))).toBe(7)
})

test('no reminder is due for company access, nor for another language', () => {
  const seat = period('2026-11-01', '2026-12-01', { isSeat: true })
  expect(due('2026-11-24', [], [seat])).toBeNull()
  expect(due('2026-11-24', [{ ...month, lang: 'DE' }])).toBeNull()
})

test('a trial of a week has a reminder on its last day but one only', () => {
  const trial = period('2026-11-23', '2026-11-30')
  expect(['2026-11-23', '2026-11-24', '2026-11-29'].map((day) => due(day, [trial]))).toEqual([null, null, 1])
})

test('access opened until tomorrow has no reminder', () => {
  expect(due('2026-11-29', [period('2026-11-29', '2026-11-30')])).toBeNull()
})
