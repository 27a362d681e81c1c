const MINUTE = 60_000

/** The start of the minute after the next one, as the panel's fields show it in Warsaw. */
export function nextMinutes(): { day: string; time: string } {
  const moment = new Date((Math.floor(Date.now() / MINUTE) + 2) * MINUTE)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', ...options }).format(moment)
  return {
    day: format({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }
}
