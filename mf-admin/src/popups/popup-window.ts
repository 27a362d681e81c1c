import { addDays } from '@mowka/domain/warsaw-time'

/** Where today is in the days of a popup. */
export type PopupStage = 'off' | 'ahead' | 'now' | 'over'

/** Whether learners are shown a popup today, a day of Warsaw (C43); one that is shown zero times is off (C09). */
export function stageOf(
  { active, startDate, endDate, maxDisplayTimes }: PopupDays & { active: boolean; maxDisplayTimes: number },
  today: string,
): PopupStage {
  if (!active || maxDisplayTimes < 1) return 'off'
  if (today < startDate) return 'ahead'
  return today > endDate ? 'over' : 'now'
}

/** The days of a popup, as YYYY-MM-DD, both of them in it. */
export type PopupDays = { startDate: string; endDate: string }

/** Returns the number of days that a popup is shown; 0 if the last day is before the first. */
export function daysOf({ startDate, endDate }: PopupDays): number {
  const from = Date.parse(`${startDate}T12:00:00Z`)
  const to = Date.parse(`${endDate}T12:00:00Z`)
  return to < from ? 0 : Math.round((to - from) / 86_400_000) + 1
}

/** A week from today on: what most popups are for. */
export const firstDays = (today: string): PopupDays => ({ startDate: today, endDate: addDays(today, 6) })

/** A day as DD.MM.YYYY. */
export const sayDay = (day: string): string => day.split('-').reverse().join('.')
