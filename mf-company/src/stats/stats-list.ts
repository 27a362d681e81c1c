import { describeList } from '@mowka/contract/list'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { CompanyUser, WeekStats } from '@mowka/contract/schemas/company'
import { languages } from '@mowka/domain/languages/languages'
import { csvFile } from '@mowka/domain/text/csv'
import { fullName } from '../users/user-columns'

/** An employee with their statistics. */
export type Learner = { user: CompanyUser; stats: WeekStats }

/** List of the employee statistics. `tab` is part of its address, so that list changes stay on this tab. */
export const statsList = describeList({
  filters: { $search: { kind: 'text' }, tab: { kind: 'choice', values: ['list', 'stats'] } },
  sort: ['email', 'current', 'previous', 'trend'],
  order: 'current:desc',
  sizes: [50, 100],
})

/** Formats a number as text with the same sort order, including negative numbers. */
const sortable = (value: number): string => String(value + 1_000_000_000).padStart(11, '0')

/** Search and sort rules. */
export const statsRules = {
  searched: ({ user }: Learner) => `${user.email} ${fullName(user)}`,
  sorted: {
    email: ({ user }: Learner) => user.email,
    current: ({ stats }: Learner) => sortable(stats.currentWeek.total),
    previous: ({ stats }: Learner) => sortable(stats.previousWeek.total),
    trend: ({ stats }: Learner) => sortable(stats.trend.totalNumber),
  },
}

/** Returns the employees who have joined, with their statistics; missing ones count as zero. */
export const joinedLearners = (
  people: readonly CompanyUser[],
  users: Readonly<Record<string, WeekStats>>,
): Learner[] =>
  people.flatMap((user) => {
    const stats = users[user.id]
    return stats ? [{ user, stats }] : []
  })

/** Headings of the columns other than languages. */
type TableHeads = Record<
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
