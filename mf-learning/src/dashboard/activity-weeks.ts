import type { DayActivity } from '@mowka/contract/schemas/stats'
import { studyMinutes } from '@mowka/domain/study-time'
import { addDays } from '@mowka/domain/warsaw-time'

/** Number of weeks in the chart, including the current one. */
export const WEEKS = 12

/** Measures that the chart can show. */
export const measures = ['minutes', 'points'] as const
export type Measure = (typeof measures)[number]

/** A week from Monday to Sunday. */
export type ActivityWeek = { from: string; to: string } & Record<Measure, number>

/** Returns the last weeks, oldest first; weeks without activity are zero. */
export function activityWeeks(today: string, days: readonly DayActivity[]): ActivityWeek[] {
  const weekday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(today, -weekday)
  return Array.from({ length: WEEKS }, (_, index) => {
    const from = addDays(monday, 7 * (index + 1 - WEEKS))
    const to = addDays(from, 6)
    const ofWeek = days.filter(({ day }) => day >= from && day <= to)
    const sum = (of: 'seconds' | 'points') => ofWeek.reduce((all, each) => all + each[of], 0)
    return { from, to, minutes: studyMinutes(sum('seconds')), points: sum('points') }
  })
}
