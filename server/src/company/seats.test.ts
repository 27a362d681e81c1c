import { seatExpiry } from './seats'

const languages = [{ targetLang: 'ENG', periodMonths: 6 } as const]
const now = new Date('2026-11-22T10:00:00Z')

test('a seat grants access to a language for its months from the day of assignment', () => {
  expect(seatExpiry(languages, now)).toEqual({ ENG: '2027-05-22T21:59:59.000Z' })
})

test('adds months to a running seat, but not to an expired one (S-COMP-14)', () => {
  const running = new Date('2027-01-31T22:59:59Z')
  expect(seatExpiry(languages, now, { ENG: running })).toEqual({ ENG: '2027-07-31T21:59:59.000Z' })
  const ended = new Date('2026-01-31T22:59:59Z')
  expect(seatExpiry(languages, now, { ENG: ended, DE: running })).toEqual({ ENG: '2027-05-22T21:59:59.000Z' })
})
