import { lazily } from './lazily'

/** Everyone's day is Warsaw's day (C43). */
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

/** The Warsaw day of a moment, as YYYY-MM-DD. */
export const warsawDay = (moment: Date): string => dayParts().format(moment)

/** The day that lies `days` after a day; negative goes back. Both as YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const DAY = 24 * 60 * 60 * 1000

/** How many days after one day another lies; negative before it. Both as YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY

/**
 * The day that lies `months` after a day; one that the month does not have becomes its last (31 January + 1 = 28
 * February).
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const target = new Date(Date.UTC(year, month + months, 0))
  target.setUTCDate(Math.min(date, target.getUTCDate()))
  return target.toISOString().slice(0, 10)
}

/** Shows a moment as DD.MM.YYYY in Warsaw (P-I18N-09). */
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

/** Shows the time of day of a moment as HH:MM in Warsaw. */
export const formatTime = (moment: Date | string): string => timeParts().format(new Date(moment))

/** Shows a moment as DD.MM.YYYY, HH:MM in Warsaw. */
export const formatMoment = (moment: Date | string): string => `${formatDate(moment)}, ${formatTime(moment)}`
