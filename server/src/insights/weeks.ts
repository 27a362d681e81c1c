import { addDays } from '@mowka/domain/time'
import { startOfWarsawDay } from '@mowka/domain/word/word-schedule'

/** A Warsaw week by its days and moments; `to` is excluded. */
export type Week = { first: string; last: string; from: Date; to: Date }

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -sinceMonday)
}

/** Returns the week that begins on a Monday. */
export const weekOf = (monday: string): Week => ({
  first: monday,
  last: addDays(monday, 6),
  from: startOfWarsawDay(monday),
  to: startOfWarsawDay(addDays(monday, 7)),
})

/** Returns all Mondays between the weeks of two days, inclusive. */
export function mondaysBetween(first: string, last: string): string[] {
  const mondays: string[] = []
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7)) mondays.push(monday)
  return mondays
}
