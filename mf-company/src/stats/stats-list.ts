import { describeList } from '@mowka/contract/list'
import type { CompanyUser, WeekStats } from '@mowka/contract/schemas/company'
import { fullName } from '../users/user-list'

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
