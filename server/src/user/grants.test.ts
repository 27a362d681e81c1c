import { grantsAt, openUntil } from './grants'

const at = (text: string) => new Date(text)
const now = at('2026-11-16T10:00:00Z')
const period = (startsAt: string, expiresAt: string) => ({
  lang: 'ENG' as const,
  startsAt: at(startsAt),
  expiresAt: at(expiresAt),
})
const endOf = (...periods: ReturnType<typeof period>[]) => openUntil(periods, now).get('ENG')?.toISOString()

const seat = period('2026-11-01T10:00:00Z', '2026-12-01T22:59:59Z')
const bought = period('2026-12-01T22:59:59Z', '2027-01-01T22:59:59Z')

test('a period that directly follows open access counts (L-PAYT-02)', () => {
  expect(endOf(bought, seat)).toBe('2027-01-01T22:59:59.000Z')
})

test('a period after a gap does not count, because it opens nothing yet (L-PAYT-02)', () => {
  const ended = period('2026-11-01T10:00:00Z', '2026-11-10T10:00:00Z')
  expect(endOf(bought)).toBeUndefined()
  expect(endOf(ended, bought)).toBe('2026-11-10T10:00:00.000Z')
  const person = { accesses: [ended, bought], courseIds: [] }
  expect(grantsAt({ ...nobody, ...person }, now).languages.size).toBe(0)
})

test('of overlapping periods the longer one counts', () => {
  expect(endOf(seat, period('2026-11-05T10:00:00Z', '2026-11-20T10:00:00Z'))).toBe('2026-12-01T22:59:59.000Z')
})

const nobody = { userId: 'u', email: '', isEmailConfirmed: true, roles: [], createdAt: now, companies: [] }
