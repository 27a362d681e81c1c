import type { LangCode } from '@mowka/contract/schemas/common'
import type { CompanyCount, CompanyWeek, WeekStats } from '@mowka/contract/schemas/company'
import { addDays } from '@mowka/domain/warsaw-time'

/** Number of weeks in the chart. */
export const WEEKS_SHOWN = 12

const WEEK = 7

/** Returns the first day of a week that ended `weeksAgo` weeks ago; 0 is the last 7 days (K-PAGE-10). */
export const weekStart = (today: string, weeksAgo: number): string =>
  addDays(today, 1 - WEEK * (weeksAgo + 1))

/** Done exercises by language and week; `weeksAgo` is 0 for the last 7 days. */
export type LangWeek = { weeksAgo: number; lang: LangCode; done: number }

const countOf = (rows: readonly LangWeek[]): CompanyCount => {
  const perLang: Partial<Record<LangCode, number>> = {}
  for (const { lang, done } of rows) perLang[lang] = (perLang[lang] ?? 0) + done
  return { total: rows.reduce((sum, { done }) => sum + done, 0), perLang }
}

/** Compares the last week with the week before; ignores earlier rows. */
export function weekStats(rows: readonly LangWeek[]): WeekStats {
  const currentWeek = countOf(rows.filter(({ weeksAgo }) => weeksAgo === 0))
  const previousWeek = countOf(rows.filter(({ weeksAgo }) => weeksAgo === 1))
  const totalNumber = currentWeek.total - previousWeek.total
  const totalPercentage =
    previousWeek.total === 0 ? null : Math.round((totalNumber / previousWeek.total) * 100)
  return { currentWeek, previousWeek, trend: { totalNumber, totalPercentage } }
}

/** Returns every week of the chart, oldest first, including empty ones. */
export const weeksOf = (rows: readonly LangWeek[], today: string): CompanyWeek[] =>
  Array.from({ length: WEEKS_SHOWN }, (_, index) => {
    const weeksAgo = WEEKS_SHOWN - 1 - index
    const from = weekStart(today, weeksAgo)
    return { from, to: addDays(from, WEEK - 1), ...countOf(rows.filter((row) => row.weeksAgo === weeksAgo)) }
  })
