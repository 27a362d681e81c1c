import type { StreakDay } from './streak-days'

/** A day of the streak is lit every so many milliseconds (L-STRK-06). */
const STEP = 200
/** The active day waits longer (L-STRK-07). */
const BEFORE_ACTIVE = 300
/** A day that was burned blazes first (L-STRK-08). */
const BLAZE = 100

/** A change of a day, so many milliseconds after the beginning. */
export type IgnitionStep = { at: number } & StreakDay

/** How the days of a streak are lit, in the order of time. Days that are not reached stay inactive. */
export function ignition(days: readonly StreakDay[]): IgnitionStep[] {
  const lit = days.filter(({ status }) => status !== 'inactive')
  return lit
    .flatMap(({ dayNumber, status }, index): IgnitionStep[] => {
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

/** The days after so many steps. */
export function daysAfter(
  days: readonly StreakDay[],
  steps: readonly IgnitionStep[],
  count: number,
): StreakDay[] {
  const reached = new Map(steps.slice(0, count).map(({ dayNumber, status }) => [dayNumber, status]))
  return days.map(({ dayNumber }) => ({ dayNumber, status: reached.get(dayNumber) ?? 'inactive' }))
}
