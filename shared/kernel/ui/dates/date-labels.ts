import { useLabels } from '../theme/contexts'
import type { UiLocale } from '../theme/labels'

const words = {
  pl: {
    placeholder: 'dd.mm.rrrr',
    controls: {
      previousMonth: 'Poprzedni miesiąc',
      nextMonth: 'Następny miesiąc',
      previousYear: 'Poprzedni rok',
      nextYear: 'Następny rok',
      previousDecade: 'Poprzednie dziesięć lat',
      nextDecade: 'Następne dziesięć lat',
    },
  },
  en: {
    placeholder: 'dd.mm.yyyy',
    controls: {
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      previousYear: 'Previous year',
      nextYear: 'Next year',
      previousDecade: 'Previous decade',
      nextDecade: 'Next decade',
    },
  },
} satisfies Record<UiLocale, unknown>

/** Texts inside calendars, bundled with this module only. */
export const useDateLabels = () => words[useLabels().locale]

/** Display format of days; values are YYYY-MM-DD. */
export const DAY_FORMAT = 'DD.MM.YYYY'

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year > 999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Parses "5.1.2026", "05-01-2026" or "2026-01-05" as YYYY-MM-DD; returns `null` for anything else. */
export function dayOfText(text: string): string | null {
  const own = /^\s*(\d{1,2})[.\-/ ](\d{1,2})[.\-/ ](\d{4})\s*$/.exec(text)
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  const [year, month, day] = own ? [own[3], own[2], own[1]] : (iso?.slice(1) ?? [])
  if (!year || !month || !day || !isDay(Number(year), Number(month), Number(day))) return null
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Formats a day for display, e.g. 05.01.2026. */
export const textOfDay = (day: string): string => day.split('-').reverse().join('.')
