import { warsawDay } from '@mowka/shared/domain/warsaw-time'

/** A day some months later; a day that the month does not have becomes its last (31 January + 1 = 28 or 29 February). */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}

/**
 * The last day of an access after paying for some months more: counted from the later of now and the current end
 * (vocabulary and commerce §2 "Summary"). A Warsaw day as YYYY-MM-DD.
 */
export const accessAfter = (currentEnd: Date | null, months: number, now: Date): string =>
  addMonths(warsawDay(currentEnd && currentEnd > now ? currentEnd : now), months)
