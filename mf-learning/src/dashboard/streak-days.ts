/** The longest streak that is shown (L-STRK-09). */
const MAX_STREAK = 10_000

/** So many days are shown at most (L-STRK-05). */
const DAYS_SHOWN = 7

/** A longer streak shows its last days, from so many before the last one on (L-STRK-04). */
const DAYS_BEFORE = 3

/** A day of a streak: burned before its last day, active on it, inactive after it (P-ENT-46, C26). */
export type StreakDay = { dayNumber: number; status: 'burned' | 'active' | 'inactive' }

/** Throws for what is no length of a streak: it is a whole number from 0 to 10,000 (L-STRK-09). */
function assertStreak(length: number): void {
  if (!Number.isInteger(length) || length < 0 || length > MAX_STREAK) {
    throw new RangeError(`A streak cannot be ${length} days long`)
  }
}

/** The number of today in a streak (L-STRK-01). */
export function todayNumber(length: number, isTodayCompleted: boolean): number {
  assertStreak(length)
  return isTodayCompleted ? length : length + 1
}

/** The days of a streak that are shown (L-STRK-02 to -05). */
export function streakDays(length: number): StreakDay[] {
  assertStreak(length)
  const first = length <= DAYS_SHOWN ? 1 : length - DAYS_BEFORE
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const dayNumber = first + index
    const status = dayNumber < length ? 'burned' : dayNumber === length ? 'active' : 'inactive'
    return { dayNumber, status }
  })
}
