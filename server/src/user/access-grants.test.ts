import { movePeriod, removePeriod } from './access-grants'

const at = (text: string) => new Date(text)
/** The end of a winter day in Warsaw. */
const endOf = (day: string) => at(`${day}T22:59:59Z`)
const now = at('2026-11-16T10:00:00Z')
const month = { startsAt: now, endsAt: endOf('2026-12-16') }

test('an access with a single grant ends immediately', () => {
  expect(removePeriod(month, month.endsAt, [], now)).toEqual({ end: now, later: [] })
})

test('earlier grants stay', () => {
  const second = { startsAt: endOf('2026-11-20'), endsAt: endOf('2026-12-20') }
  expect(removePeriod(second, second.endsAt, [], now)?.end).toEqual(endOf('2026-11-20'))
})

test('later grants move forward with their full length', () => {
  const next = { startsAt: month.endsAt, endsAt: endOf('2027-01-16') }
  expect(removePeriod(month, next.endsAt, [next], now)).toEqual({
    end: endOf('2026-12-17'),
    later: [{ startsAt: now, endsAt: endOf('2026-12-17') }],
  })
})

test('used days of a revoked grant stay used', () => {
  const later = at('2026-12-01T10:00:00Z')
  const next = { startsAt: month.endsAt, endsAt: endOf('2027-01-16') }
  // 15 of the 30 days are left.
  expect(removePeriod(month, next.endsAt, [next], later)?.end).toEqual(endOf('2027-01-01'))
})

test('nothing is revoked of a grant that has ended', () => {
  expect(removePeriod(month, endOf('2027-01-16'), [], at('2026-12-17T10:00:00Z'))).toBeNull()
})

test('an access that an editor opened until a later day stays', () => {
  expect(removePeriod(month, endOf('2030-01-01'), [], now)?.end).toEqual(endOf('2030-01-01'))
})

test('an access that an editor shortened is not extended', () => {
  expect(removePeriod(month, at('2026-11-01T10:00:00Z'), [], now)?.end).toEqual(at('2026-11-01T10:00:00Z'))
})

describe('grants that have not started', () => {
  const waiting = { startsAt: endOf('2026-12-16'), endsAt: endOf('2027-01-16') }

  test.each([
    ['sooner', endOf('2026-12-01'), '2027-01-01'],
    ['later', endOf('2027-02-16'), '2027-03-19'],
  ])('a waiting grant that starts %s has its full length', (_, startsAt, until) => {
    const endsAt = endOf(until)
    expect(movePeriod(startsAt, waiting, [waiting])).toEqual({ end: endsAt, later: [{ startsAt, endsAt }] })
  })

  test('a moved access ends on the day set by an editor, or later', () => {
    const opened = { ...waiting, endsAt: endOf('2027-02-01') }
    expect(movePeriod(endOf('2026-12-20'), opened, [waiting]).end).toEqual(endOf('2027-02-01'))
    expect(movePeriod(endOf('2027-02-16'), opened, [waiting]).end).toEqual(endOf('2027-03-19'))
  })
})
