import { endOfWarsawDay } from '@mowka/domain/access-period'
import { addDays, warsawDay } from '@mowka/domain/warsaw-time'

/** Number of Warsaw days that count as recent, including today (A-STAT-06, S-STAT-02). */
const DAYS = 30

/** The days of the statistics, oldest first, and the start of the first one. */
export type StatisticsWindow = { days: readonly string[]; since: Date; now: Date }

export function statisticsWindow(now: Date): StatisticsWindow {
  const first = addDays(warsawDay(now), 1 - DAYS)
  return {
    days: Array.from({ length: DAYS }, (_, index) => addDays(first, index)),
    since: new Date(endOfWarsawDay(addDays(first, -1)).getTime() + 1000),
    now,
  }
}
