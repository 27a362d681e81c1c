import { describeList } from '@mowka/shared/contract/list'
import type { CompanyUser, WeekStats } from '@mowka/shared/contract/schemas/company'
import { fullName } from '../users/user-list'

/** Someone of the company and how they learn. */
export type Learner = { user: CompanyUser; stats: WeekStats }

/** How each person learns; the tab belongs to the address of the list, so that a change of it stays here. */
export const statsList = describeList({
  filters: { $search: { kind: 'text' }, tab: { kind: 'choice', values: ['list', 'stats'] } },
  sort: ['email', 'current', 'previous', 'trend'],
  order: 'current:desc',
  sizes: [50, 100],
})

/** A number as a text that sorts like it, negative ones too. */
const sortable = (value: number): string => String(value + 1_000_000_000).padStart(11, '0')

/** How they are searched and ordered. */
export const statsRules = {
  searched: ({ user }: Learner) => `${user.email} ${fullName(user)}`,
  sorted: {
    email: ({ user }: Learner) => user.email,
    current: ({ stats }: Learner) => sortable(stats.currentWeek.total),
    previous: ({ stats }: Learner) => sortable(stats.previousWeek.total),
    trend: ({ stats }: Learner) => sortable(stats.trend.totalNumber),
  },
}

/** Those who have joined, with their numbers; who has none yet has learned nothing. */
export const learnersOf = (
  people: readonly CompanyUser[],
  users: Readonly<Record<string, WeekStats>>,
): Learner[] =>
  people.flatMap((user) => {
    const stats = users[user.id]
    return stats ? [{ user, stats }] : []
  })
