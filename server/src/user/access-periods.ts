import { addDays, warsawDay } from '@mowka/shared/domain/warsaw-time'

/** Free days for completing the onboarding survey (vocabulary and commerce §9, C08). */
export const SURVEY_BONUS_DAYS = 7

/** The last moment of a Warsaw day: access ends at 23:59:59 (design §2). */
export function endOfWarsawDay(day: string): Date {
  // Clocks change at night, so noon tells the offset that holds at the end of the day.
  const noon = new Date(`${day}T12:00:00Z`)
  const warsawNoon = new Date(noon.toLocaleString('en-US', { timeZone: 'Europe/Warsaw' }))
  const utcNoon = new Date(noon.toLocaleString('en-US', { timeZone: 'UTC' }))
  const offset = warsawNoon.getTime() - utcNoon.getTime()
  return new Date(Date.parse(`${day}T23:59:59Z`) - offset)
}

/** An access that is `days` longer: counted from its end, or from today when it ended or never was. */
export function extendByDays(current: Date | undefined, days: number, now: Date): Date {
  const from = current && current > now ? current : now
  return endOfWarsawDay(addDays(warsawDay(from), days))
}

/** An access that is `months` longer. A month ends where the next one is shorter: 31 January + 1 = end of February. */
export function extendByMonths(current: Date | undefined, months: number, now: Date): Date {
  const from = warsawDay(current && current > now ? current : now)
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number)
  const lastOfTarget = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  const target = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfTarget.getUTCDate())))
  return endOfWarsawDay(target.toISOString().slice(0, 10))
}
