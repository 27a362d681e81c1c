import { endOfWarsawDay } from '@mowka/shared/domain/access-period'
import { addDays, warsawDay } from '@mowka/shared/domain/warsaw-time'

/** A period of access. */
export type Period = { startsAt: Date; endsAt: Date }

const DAY = 24 * 60 * 60 * 1000

const daysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(warsawDay(to)) - Date.parse(warsawDay(from))) / DAY)

const earlier = (moment: Date, days: number): Date => endOfWarsawDay(addDays(warsawDay(moment), -days))

/** The part of a period that is not used at a moment: its beginning, and its days. */
export function unusedPart({ startsAt, endsAt }: Period, at: Date): { from: Date; days: number } {
  const from = startsAt > at ? startsAt : at
  return { from, days: Math.max(0, daysBetween(from, endsAt)) }
}

/** What is left after a period was taken back. */
export type Left = {
  /** The end of the access. */
  end: Date
  /** The periods that came after it, in the order in which they were given. */
  later: Period[]
}

/**
 * Takes a period out of an access: what was used of it is used, and what was given after it moves up, as long as it
 * was. Null when it is over, so that nothing is left to take. `end` is where the access ends now, `later` are periods
 * that were given after it. An access that ends later than all of them was opened until that day by someone else, and
 * stays.
 */
export function takeOut(period: Period, end: Date, later: readonly Period[], now: Date): Left | null {
  if (period.endsAt <= now) return null
  const { from, days } = unusedPart(period, now)
  const moved = (moment: Date): Date => {
    if (moment > period.endsAt) return earlier(moment, days)
    return moment < from ? moment : from
  }
  const lastEnd = Math.max(...[period, ...later].map(({ endsAt }) => endsAt.getTime()))
  return {
    end: end.getTime() > lastEnd ? end : moved(end),
    later: later.map(({ startsAt, endsAt }) => ({ startsAt: moved(startsAt), endsAt: moved(endsAt) })),
  }
}

/**
 * Moves a period that has not begun, with what was given in it, to where it begins now: as long as it was. An access
 * that ends later than all that was given in it was opened until that day by someone else, and is not made shorter.
 */
export function moveTo(startsAt: Date, period: Period, given: readonly Period[]): Left {
  const days = daysBetween(period.startsAt, startsAt)
  const moved = (moment: Date): Date => (moment > period.startsAt ? earlier(moment, -days) : startsAt)
  const lastEnd = new Date(Math.max(...[period.startsAt, ...given.map(({ endsAt }) => endsAt)].map(Number)))
  const isOpenedUntil = period.endsAt > lastEnd
  const end = moved(lastEnd)
  return {
    end: isOpenedUntil && period.endsAt > end ? period.endsAt : end,
    later: given.map((each) => ({ startsAt: moved(each.startsAt), endsAt: moved(each.endsAt) })),
  }
}
