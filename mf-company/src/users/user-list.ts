import { describeList } from '@mowka/contract/list'
import type { CompanyUser } from '@mowka/contract/schemas/company'

/** The employee list; the call returns it unpaged (K-PAGE-06). */
export const userList = describeList({
  filters: { $search: { kind: 'text' } },
  sort: ['email'],
  order: 'email:asc',
  sizes: [50, 100],
})

/** First and last name as one string; empty if neither is known. */
export const fullName = (user: Pick<CompanyUser, 'firstname' | 'lastname'>): string =>
  `${user.firstname} ${user.lastname}`.trim()

/** Search and sort rules for employees. */
export const userRules = {
  searched: (user: CompanyUser) => `${user.email} ${fullName(user)}`,
  sorted: { email: (user: CompanyUser) => user.email },
}
