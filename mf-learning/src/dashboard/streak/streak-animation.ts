import type { StreakDay } from './streak-days'

/** Interval between two days of the streak, in ms (L-STRK-06). */
const STEP = 200
/** Extra delay before the active day, in ms (L-STRK-07). */
const BEFORE_ACTIVE = 300
/** Duration of the blaze of a burned day, in ms (L-STRK-08). */
const BLAZE = 100

/** A status change of a day, `at` ms after the start. */
export type AnimationStep = { at: number } & StreakDay

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
