import { addDays } from '@mowka/domain/time'

/** Whether a popup is off, upcoming, shown or over. */
export type PopupStage = 'off' | 'ahead' | 'now' | 'over'

/** Returns the stage of a popup on a day in Warsaw (C43). One with a display count of zero is off (C09). */
export function stageOf(
  { active, startDate, endDate, maxDisplayTimes }: PopupDays & { active: boolean; maxDisplayTimes: number },
  today: string,
): PopupStage {
  if (!active || maxDisplayTimes < 1) return 'off'
  if (today < startDate) return 'ahead'
  return today > endDate ? 'over' : 'now'
}

/** The first and last day of a popup, as YYYY-MM-DD. */
export type PopupDays = { startDate: string; endDate: string }

/** Returns the number of days that a popup is shown; 0 if the last day is before the first. */
export function daysOf({ startDate, endDate }: PopupDays): number {
  const from = Date.parse(`${startDate}T12:00:00Z`)
  const to = Date.parse(`${endDate}T12:00:00Z`)
  return to < from ? 0 : Math.round((to - from) / 86_400_000) + 1
}

/** Returns the default days of a new popup: one week, starting today. */
export const firstDays = (today: string): PopupDays => ({ startDate: today, endDate: addDays(today, 6) })

/** Formats a day as DD.MM.YYYY. */
export const sayDay = (day: string): string => day.split('-').reverse().join('.')
