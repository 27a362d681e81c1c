import type { LangCode } from '@mowka/contract/schemas/common'
import { csvFile } from '@mowka/domain/csv'
import { languages } from '@mowka/domain/languages'
import type { Learner } from './stats-list'

/** Headings of the columns other than languages. */
export type TableHeads = Record<
  'email' | 'firstname' | 'lastname' | 'current' | 'previous' | 'change' | 'percent',
  string
>

/**
 * Builds a spreadsheet of the statistics: both weeks, the change, and this week by language. Names and emails are
 * escaped against formula injection.
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
