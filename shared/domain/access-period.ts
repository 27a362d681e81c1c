import { addDays, addMonths, warsawDay } from './warsaw-time'

/** Free days for completing the onboarding survey (L-ONB-12, C08). */
export const SURVEY_BONUS_DAYS = 7

/** The last moment of a Warsaw day: access ends at 23:59:59. */
export function endOfWarsawDay(day: string): Date {
  // The clock changes at night, so the offset at noon still applies at the end of the day.
  const noon = new Date(`${day}T12:00:00Z`)
  const warsawNoon = new Date(noon.toLocaleString('en-US', { timeZone: 'Europe/Warsaw' }))
  const utcNoon = new Date(noon.toLocaleString('en-US', { timeZone: 'UTC' }))
  const offset = warsawNoon.getTime() - utcNoon.getTime()
  return new Date(Date.parse(`${day}T23:59:59Z`) - offset)
}

/**
 * Returns the Warsaw day from which an extension counts: the day the current access ends, or today if there is none
 * or it has ended.
 */
const countedFrom = (current: Date | null | undefined, now: Date): string =>
  warsawDay(current && current > now ? current : now)

/** Returns the end of access after extending it by `days`. */
export const extendByDays = (current: Date | null | undefined, days: number, now: Date): Date =>
  endOfWarsawDay(addDays(countedFrom(current, now), days))

/** Returns the end of access after extending it by `months`. */
export const extendByMonths = (current: Date | null | undefined, months: number, now: Date): Date =>
  endOfWarsawDay(addMonths(countedFrom(current, now), months))
