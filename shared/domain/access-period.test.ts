import { endOfWarsawDay, extendByDays, extendByMonths } from './access-period'

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
