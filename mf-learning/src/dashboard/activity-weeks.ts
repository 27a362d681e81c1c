import type { DayActivity } from '@mowka/shared/contract/schemas/stats'
import { addDays } from '@mowka/shared/domain/warsaw-time'

/** So many weeks the chart shows, this one among them. */
export const WEEKS = 12

/** What a chart can show of a week. */
export const measures = ['minutes', 'points'] as const
export type Measure = (typeof measures)[number]

/** A week from Monday to Sunday. */
export type ActivityWeek = { from: string; to: string } & Record<Measure, number>

/** The last weeks, the oldest first; weeks without anything are there with zeros. */
export function activityWeeks(today: string, days: readonly DayActivity[]): ActivityWeek[] {
  const weekday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(today, -weekday)
  return Array.from({ length: WEEKS }, (_, index) => {
    const from = addDays(monday, 7 * (index + 1 - WEEKS))
    const to = addDays(from, 6)
    const ofWeek = days.filter(({ day }) => day >= from && day <= to)
    const sum = (of: 'seconds' | 'points') => ofWeek.reduce((all, each) => all + each[of], 0)
    return { from, to, minutes: Math.round(sum('seconds') / 60), points: sum('points') }
  })
}

/** Round numbers for an axis from 0 to at least `max`, about four of them. */
export function axisTicks(max: number): number[] {
  const least = Math.max(max, 1) / 4
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= least) ?? 10) * power)
  const ticks = [0]
  while ((ticks.at(-1) ?? 0) < max || ticks.length < 2) ticks.push(ticks.length * step)
  return ticks
}
