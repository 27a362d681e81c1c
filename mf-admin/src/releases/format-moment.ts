import { formatDate, TIME_ZONE } from '@mowka/shared/domain/warsaw-time'

const time = new Intl.DateTimeFormat('pl-PL', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Shows the time of day of a moment as HH:MM in Warsaw. */
export const formatTime = (moment: Date | string): string => time.format(new Date(moment))

/** Shows a moment as DD.MM.YYYY, HH:MM in Warsaw. */
export const formatMoment = (moment: Date | string): string => `${formatDate(moment)}, ${formatTime(moment)}`
