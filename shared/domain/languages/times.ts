/** The hour of a time of day, in digits. */
export const HOUR = /^\d{1,2}$/
/** The minutes of a time of day, in digits. */
export const MINUTES = /^\d{2}$/

/** Splits a time of day in digits, "7.30", into its hour and minutes; `null` for other words. */
export function splitTime(word: string): { hour: string; minutes: string } | null {
  const [, hour, minutes] = /^(\d{1,2})\.(\d{2})$/.exec(word) ?? []
  return hour === undefined || minutes === undefined ? null : { hour, minutes }
}
