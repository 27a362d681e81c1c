import { addDays } from '@mowka/domain/warsaw-time'

/** Length of the streak that ends with `last`. */
function runEndingWith(last: string, days: ReadonlySet<string>): number {
  let length = 0
  for (let day = last; days.has(day); day = addDays(day, -1)) length++
  return length
}

/**
 * The current streak: consecutive days with a success up to today, or up to yesterday while today has none
 * (L-STRK-01, C59). Days are Warsaw days as YYYY-MM-DD.
 */
export const currentStreak = (days: ReadonlySet<string>, today: string): number =>
  runEndingWith(days.has(today) ? today : addDays(today, -1), days)

/** The longest streak of all time. */
export function longestStreak(days: ReadonlySet<string>): number {
  const ends = [...days].filter((day) => !days.has(addDays(day, 1)))
  return Math.max(0, ...ends.map((end) => runEndingWith(end, days)))
}
