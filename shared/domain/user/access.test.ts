import {
  accessEnd,
  accessLeft,
  daysIn,
  endingAccesses,
  endOfWarsawDay,
  extendByDays,
  extendByMonths,
} from './access'

const NOW = new Date('2026-03-10T12:00:00Z')
const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

const until = (milliseconds: number) =>
  ({
    appMetadata: {
      languages: [{ targetLang: 'DE', expiresAt: new Date(NOW.getTime() + milliseconds).toISOString() }],
    },
  }) as const

test('access covers one language and ends at its exact end time', () => {
  expect(accessEnd(until(SECOND), 'DE', NOW)).toEqual(new Date('2026-03-10T12:00:01Z'))
  expect(accessEnd(until(0), 'DE', NOW)).toBeNull()
  expect(accessEnd(until(-SECOND), 'DE', NOW)).toBeNull()
  expect(accessEnd(until(DAY), 'ES', NOW)).toBeNull()
  expect(accessEnd(null, 'DE', NOW)).toBeNull()
})

const on = (day: string, moment = NOW) =>
  accessLeft(until(endOfWarsawDay(day).getTime() - NOW.getTime()), 'DE', moment)

test.each([
  ['yesterday', '2026-03-09', { unit: 'none' }],
  ['today', '2026-03-10', { unit: 'lastDay' }],
  ['tomorrow', '2026-03-11', { unit: 'days', count: 1 }],
  ['in 30 days', '2026-04-09', { unit: 'days', count: 30 }],
  ['in 31 days', '2026-04-10', { unit: 'months', count: 1 }],
  ['in 59 days', '2026-05-08', { unit: 'months', count: 1 }],
  ['in 60 days', '2026-05-09', { unit: 'months', count: 2 }],
])(
  'C68, L-LANG-02, L-LANG-03, L-LANG-04: access that ends %s is shown in months above 30 days, else in days, else as the last',
  (_when, day, shown) => {
    expect(on(day)).toEqual(shown)
  },
)

test('the remaining access counts Warsaw days, regardless of the hour and of clock changes (C68)', () => {
  const begin = new Date('2026-03-09T23:00:00Z')
  const end = new Date('2026-03-10T22:59:58Z')
  for (const moment of [begin, end]) {
    expect(on('2026-03-10', moment)).toEqual({ unit: 'lastDay' })
    expect(on('2026-03-11', moment)).toEqual({ unit: 'days', count: 1 })
    // Clocks change on the 29th.
    expect(on('2026-03-30', moment)).toEqual({ unit: 'days', count: 20 })
  }
})

test('a visitor has no remaining access', () => {
  expect(accessLeft(null, 'DE', NOW)).toEqual({ unit: 'none' })
})

const now = new Date('2026-11-16T10:00:00Z')

test('access ends at 23:59:59 in Warsaw, in winter and in summer', () => {
  expect(endOfWarsawDay('2026-11-16').toISOString()).toBe('2026-11-16T22:59:59.000Z')
  expect(endOfWarsawDay('2026-07-01').toISOString()).toBe('2026-07-01T21:59:59.000Z')
  expect(endOfWarsawDay('2026-03-29').toISOString()).toBe('2026-03-29T21:59:59.000Z')
})

test('an extension counts from the end of the current access, or from today if it has ended', () => {
  const end = new Date('2026-12-01T22:59:59Z')
  expect(extendByDays(end, 7, now).toISOString()).toBe('2026-12-08T22:59:59.000Z')
  expect(extendByDays(new Date('2026-01-01T00:00:00Z'), 7, now).toISOString()).toBe(
    '2026-11-23T22:59:59.000Z',
  )
  expect(extendByDays(undefined, 7, now).toISOString()).toBe('2026-11-23T22:59:59.000Z')
})

test('adding one month to 31 January gives the last day of February', () => {
  const january = new Date('2027-01-31T22:59:59Z')
  expect(extendByMonths(january, 1, now).toISOString()).toBe('2027-02-28T22:59:59.000Z')
  expect(extendByMonths(undefined, 12, now).toISOString()).toBe('2027-11-16T22:59:59.000Z')
  expect(extendByMonths(new Date('2026-11-01T22:59:59Z'), 1, now).toISOString()).toBe(
    '2026-12-16T22:59:59.000Z',
  )
  expect(extendByMonths(null, 1, new Date('2026-11-21T23:30:00Z')).toISOString()).toBe(
    '2026-12-22T22:59:59.000Z',
  )
})

test('an access ends soon in its last 7 days, unless a company pays for it', () => {
  const now = new Date('2026-11-16T12:00:00Z')
  const access = (targetLang: 'ENG' | 'DE' | 'FR' | 'IT', day: string, isFromCompany = false) => ({
    targetLang,
    expiresAt: endOfWarsawDay(day).toISOString(),
    isFromCompany,
  })
  const languages = [
    access('ENG', '2026-11-23'),
    access('DE', '2026-11-24'),
    access('FR', '2026-11-20', true),
    access('IT', '2026-11-15'),
  ]
  expect(endingAccesses({ appMetadata: { languages } }, now)).toEqual([
    { lang: 'ENG', end: endOfWarsawDay('2026-11-23') },
  ])
  expect(endingAccesses(null, now)).toEqual([])
})

test.each([
  ['on the day of purchase', '2026-11-16T22:00:00Z', 0],
  ['after the first midnight in Warsaw', '2026-11-16T23:30:00Z', 1],
  ['after ten days', '2026-11-26T10:00:00Z', 10],
  ['on the last day', '2026-12-16T10:00:00Z', 30],
  ['after the end', '2027-03-01T10:00:00Z', 30],
  ['before the start', '2026-11-01T10:00:00Z', 0],
])('counts the used days of a 30-day access %s', (_when, at, daysUsed) => {
  const period = { startsAt: new Date('2026-11-16T10:00:00Z'), endsAt: endOfWarsawDay('2026-12-16') }
  expect(daysIn(period, new Date(at))).toEqual({ days: 30, daysUsed })
})
