import { addDays, addMonths, warsawDay } from './warsaw-time'

/** Free days for completing the onboarding survey (L-ONB-12, C08). */
export const SURVEY_BONUS_DAYS = 7

/** The last moment of a Warsaw day: access ends at 23:59:59. */
export function endOfWarsawDay(day: string): Date {
  // Clocks change at night, so noon tells the offset that holds at the end of the day.
  const noon = new Date(`${day}T12:00:00Z`)
  const warsawNoon = new Date(noon.toLocaleString('en-US', { timeZone: 'Europe/Warsaw' }))
  const utcNoon = new Date(noon.toLocaleString('en-US', { timeZone: 'UTC' }))
  const offset = warsawNoon.getTime() - utcNoon.getTime()
  return new Date(Date.parse(`${day}T23:59:59Z`) - offset)
}

/** The Warsaw day from which a longer access counts: its end, or today when it ended or never was. */
const countedFrom = (current: Date | null | undefined, now: Date): string =>
  warsawDay(current && current > now ? current : now)

/** The end of an access that becomes `days` longer. */
export const extendByDays = (current: Date | null | undefined, days: number, now: Date): Date =>
  endOfWarsawDay(addDays(countedFrom(current, now), days))

/** The end of an access that becomes `months` longer. */
export const extendByMonths = (current: Date | null | undefined, months: number, now: Date): Date =>
  endOfWarsawDay(addMonths(countedFrom(current, now), months))
