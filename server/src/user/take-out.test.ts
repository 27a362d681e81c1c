import { moveTo, takeOut } from './take-out'

const at = (text: string) => new Date(text)
/** The end of a day of winter in Warsaw. */
const endOf = (day: string) => at(`${day}T22:59:59Z`)
const now = at('2026-11-16T10:00:00Z')
const month = { startsAt: now, endsAt: endOf('2026-12-16') }

test('an access that nothing else was in ends at once', () => {
  expect(takeOut(month, month.endsAt, [], now)).toEqual({ end: now, later: [] })
})

test('what came before it stays', () => {
  const second = { startsAt: endOf('2026-11-20'), endsAt: endOf('2026-12-20') }
  expect(takeOut(second, second.endsAt, [], now)?.end).toEqual(endOf('2026-11-20'))
})

test('what was given after it moves up and is as long as before', () => {
  const next = { startsAt: month.endsAt, endsAt: endOf('2027-01-16') }
  expect(takeOut(month, next.endsAt, [next], now)).toEqual({
    end: endOf('2026-12-17'),
    later: [{ startsAt: now, endsAt: endOf('2026-12-17') }],
  })
})

test('what was used of it is used', () => {
  const later = at('2026-12-01T10:00:00Z')
  const next = { startsAt: month.endsAt, endsAt: endOf('2027-01-16') }
  // 15 days of the 30 are left.
  expect(takeOut(month, next.endsAt, [next], later)?.end).toEqual(endOf('2027-01-01'))
})

test('of a period that is over nothing is left to take', () => {
  expect(takeOut(month, endOf('2027-01-16'), [], at('2026-12-17T10:00:00Z'))).toBeNull()
})

test('an access that someone opened until a later day stays', () => {
  expect(takeOut(month, endOf('2030-01-01'), [], now)?.end).toEqual(endOf('2030-01-01'))
})

test('an access that someone made shorter is not made longer', () => {
  expect(takeOut(month, at('2026-11-01T10:00:00Z'), [], now)?.end).toEqual(at('2026-11-01T10:00:00Z'))
})

describe('what has not begun', () => {
  const waiting = { startsAt: endOf('2026-12-16'), endsAt: endOf('2027-01-16') }

  test.each([
    ['sooner', endOf('2026-12-01'), '2027-01-01'],
    ['later', endOf('2027-02-16'), '2027-03-19'],
  ])('begins %s and is as long as before', (_, startsAt, until) => {
    const endsAt = endOf(until)
    expect(moveTo(startsAt, waiting, [waiting])).toEqual({ end: endsAt, later: [{ startsAt, endsAt }] })
  })

  test('ends on the day until which someone opened it, or later', () => {
    const opened = { ...waiting, endsAt: endOf('2027-02-01') }
    expect(moveTo(endOf('2026-12-20'), opened, [waiting]).end).toEqual(endOf('2027-02-01'))
    expect(moveTo(endOf('2027-02-16'), opened, [waiting]).end).toEqual(endOf('2027-03-19'))
  })
})
