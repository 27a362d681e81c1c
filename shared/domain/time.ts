import { lazily } from './lazily'

/** Time zone of days for all users (C43). */
export const TIME_ZONE = 'Europe/Warsaw'

const dayParts = lazily(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: TIME_ZONE,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

/** Returns the Warsaw day of a moment, as YYYY-MM-DD. */
export const warsawDay = (moment: Date): string => dayParts().format(moment)

/** Adds days to a day, as YYYY-MM-DD; a negative number subtracts. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** In seconds. */
const MINUTE = 60

/** In milliseconds. */
const HOUR = 60 * MINUTE * 1000
const DAY = 24 * HOUR

/** Returns the number of days between two days, as YYYY-MM-DD; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY

/** Adds months to a day, clamped to the last day of a shorter month (31 January + 1 = 28 February). */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const target = new Date(Date.UTC(year, month + months, 0))
  target.setUTCDate(Math.min(date, target.getUTCDate()))
  return target.toISOString().slice(0, 10)
}

/** Formats a moment as DD.MM.YYYY in Warsaw time (P-I18N-09). */
export function formatDate(moment: Date | string): string {
  const [year, month, day] = warsawDay(new Date(moment)).split('-')
  return `${day}.${month}.${year}`
}

const timeParts = lazily(
  () =>
    new Intl.DateTimeFormat('pl-PL', {
      timeZone: TIME_ZONE,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** Formats the time of day as HH:MM in Warsaw time. */
export const formatTime = (moment: Date | string): string => timeParts().format(new Date(moment))

/** Formats a moment as DD.MM.YYYY, HH:MM in Warsaw time. */
export const formatMoment = (moment: Date | string): string => `${formatDate(moment)}, ${formatTime(moment)}`

/** Returns the moment of a time (HH:MM) in Warsaw. A time that the clocks skip is an hour later. */
export function warsawMoment(day: string, time: string): Date {
  const read = Date.parse(`${day}T${time}:00Z`)
  // Warsaw is two hours ahead of UTC in summer, one in winter.
  const summer = new Date(read - 2 * HOUR)
  const winter = new Date(read - HOUR)
  return warsawDay(summer) === day && formatTime(summer) === time ? summer : winter
}

/** Formats hour and minute in the device's time zone, e.g. 14:32. */
export const timeOfDay = (moment: Date, lang: string): string =>
  new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' }).format(moment)

/** Longer pauses between two answers, in seconds, don't count as study time (C59). */
export const LONGEST_PAUSE = 60

/**
 * Study time as displayed: full minutes, and 1 for less than a minute. Used by every page, so that a lesson has the
 * same duration everywhere.
 */
export const studyMinutes = (seconds: number): number =>
  seconds > 0 ? Math.max(1, Math.floor(seconds / MINUTE)) : 0

/** Formats study time in hours and minutes, in all interface languages: "6 h 20 min". */
export function formatStudyTime(seconds: number): string {
  const all = studyMinutes(seconds)
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  return `${hours > 0 ? `${hours} h ` : ''}${minutes} min`.replaceAll(' ', '\u00a0')
}
