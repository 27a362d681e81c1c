/** Maximum streak length (L-STRK-09). */
const MAX_STREAK = 10_000

/** Number of days shown (L-STRK-05). */
const DAYS_SHOWN = 7

/** Number of days shown before the last one in a longer streak (L-STRK-04). */
const DAYS_BEFORE = 3

/** A day of a streak: burned before its last day, active on it, inactive after it (P-ENT-46, C26). */
export type StreakDay = { dayNumber: number; status: 'burned' | 'active' | 'inactive' }

/** @throws RangeError unless the length is an integer from 0 to 10,000 (L-STRK-09). */
function assertStreak(length: number): void {
  if (!Number.isInteger(length) || length < 0 || length > MAX_STREAK) {
    throw new RangeError(`A streak cannot be ${length} days long`)
  }
}

/** Returns the day number of today in a streak (L-STRK-01). */
export function todayNumber(length: number, isTodayCompleted: boolean): number {
  assertStreak(length)
  return isTodayCompleted ? length : length + 1
}

/** Returns the visible days of a streak (L-STRK-02 to -05). */
export function streakDays(length: number): StreakDay[] {
  assertStreak(length)
  const first = length <= DAYS_SHOWN ? 1 : length - DAYS_BEFORE
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const dayNumber = first + index
    const status = dayNumber < length ? 'burned' : dayNumber === length ? 'active' : 'inactive'
    return { dayNumber, status }
  })
}
