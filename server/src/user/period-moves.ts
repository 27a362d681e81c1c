import { endOfWarsawDay } from '@mowka/domain/access-period'
import { addDays, warsawDay } from '@mowka/domain/warsaw-time'

/** A period of access. */
export type Period = { startsAt: Date; endsAt: Date }

const DAY = 24 * 60 * 60 * 1000

const daysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(warsawDay(to)) - Date.parse(warsawDay(from))) / DAY)

const earlier = (moment: Date, days: number): Date => endOfWarsawDay(addDays(warsawDay(moment), -days))

/** Returns the unused part of a period at a moment: its start and its days. */
export function unusedPart({ startsAt, endsAt }: Period, at: Date): { from: Date; days: number } {
  const from = startsAt > at ? startsAt : at
  return { from, days: Math.max(0, daysBetween(from, endsAt)) }
}

/** The access after removing or moving a period. */
export type AdjustedAccess = {
  /** The end of the access. */
  end: Date
  /** The periods after it, in the order of their grants. */
  later: Period[]
}

/**
 * Removes a period from an access: used days stay used, and later grants move forward with their full length. Returns
 * null if the period is over. `end` is the current end of the access, `later` are the grants after the period. An
 * access that ends after all of them was opened until that day by an editor, and stays.
 */
export function removePeriod(
  period: Period,
  end: Date,
  later: readonly Period[],
  now: Date,
): AdjustedAccess | null {
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
 * Moves a period that hasn't started, with its grants, to a new start with its full length. An access that ends after
 * all its grants was opened until that day by an editor, and is not shortened.
 */
export function movePeriod(startsAt: Date, period: Period, given: readonly Period[]): AdjustedAccess {
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
