import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { csvFile } from '@mowka/shared/domain/csv'
import { languages } from '@mowka/shared/domain/languages'
import type { Learner } from './stats-list'

/** The heads of the columns that are no language. */
export type TableHeads = Record<
  'email' | 'firstname' | 'lastname' | 'current' | 'previous' | 'change' | 'percent',
  string
>

/**
 * The numbers of every person as a table for spreadsheets: both weeks, the change, and this week by language. Names and
 * addresses are safe against formulas.
 */
export function statsTable(
  learners: readonly Learner[],
  heads: TableHeads,
  nameOf: (lang: LangCode) => string,
): string {
  const used = languages
    .map(({ langCode }) => langCode)
    .filter((lang) => learners.some(({ stats }) => stats.currentWeek.perLang[lang] !== undefined))
  return csvFile([
    [
      heads.email,
      heads.firstname,
      heads.lastname,
      heads.current,
      heads.previous,
      heads.change,
      heads.percent,
      ...used.map(nameOf),
    ],
    ...learners.map(({ user, stats: { currentWeek, previousWeek, trend } }) => [
      user.email,
      user.firstname,
      user.lastname,
      currentWeek.total,
      previousWeek.total,
      trend.totalNumber,
      trend.totalPercentage ?? '',
      ...used.map((lang) => currentWeek.perLang[lang] ?? 0),
    ]),
  ])
}
