/** Everybody's day is Warsaw's day (C43). */
export const TIME_ZONE = 'Europe/Warsaw'

const dayParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The Warsaw day of a moment, as YYYY-MM-DD. */
export const warsawDay = (moment: Date): string => dayParts.format(moment)

/** The day that lies `days` after a day; negative goes back. Both as YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Shows a moment as DD.MM.YYYY in Warsaw (learner core §9). */
export function formatDate(moment: Date | string): string {
  const [year, month, day] = warsawDay(new Date(moment)).split('-')
  return `${day}.${month}.${year}`
}
