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

/** Interval between two days of the streak, in ms (L-STRK-06). */
const STEP = 200
/** Extra delay before the active day, in ms (L-STRK-07). */
const BEFORE_ACTIVE = 300
/** Duration of the blaze of a burned day, in ms (L-STRK-08). */
const BLAZE = 100

/** A status change of a day, `at` ms after the start. */
type AnimationStep = { at: number } & StreakDay

/** Animation steps of a streak in chronological order. Days beyond the streak stay inactive. */
export function streakAnimation(days: readonly StreakDay[]): AnimationStep[] {
  const lit = days.filter(({ status }) => status !== 'inactive')
  return lit
    .flatMap(({ dayNumber, status }, index): AnimationStep[] => {
      const at = index * STEP
      return status === 'active'
        ? [{ at: at + BEFORE_ACTIVE, dayNumber, status }]
        : [
            { at, dayNumber, status: 'active' },
            { at: at + BLAZE, dayNumber, status },
          ]
    })
    .sort((a, b) => a.at - b.at)
}

/** Returns the days after a number of steps. */
export function daysAfter(
  days: readonly StreakDay[],
  steps: readonly AnimationStep[],
  count: number,
): StreakDay[] {
  const reached = new Map(steps.slice(0, count).map(({ dayNumber, status }) => [dayNumber, status]))
  return days.map(({ dayNumber }) => ({ dayNumber, status: reached.get(dayNumber) ?? 'inactive' }))
}
