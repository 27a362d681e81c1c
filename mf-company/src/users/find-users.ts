import type { CompanyUser } from '@mowka/shared/contract/schemas/company'
import type { Sort } from '@mowka/shared/ui/table'

/** Page sizes of the company's table; the first is the default (vocabulary and commerce §9). */
export const USER_PAGE_SIZES = [50, 100] as const

/** Letters without marks and case, so that "lukasz" finds "Łukasz". */
const plain = (text: string) =>
  text.toLocaleLowerCase('pl').replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '')

/** First and last name as one text; empty when neither is known. */
export const fullName = (user: Pick<CompanyUser, 'firstname' | 'lastname'>): string =>
  `${user.firstname} ${user.lastname}`.trim()

/** People whose e-mail or name holds every word of the search. */
export function findUsers(users: readonly CompanyUser[], search: string): CompanyUser[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return users.filter((user) => {
    const text = plain(`${user.email} ${fullName(user)}`)
    return words.every((word) => text.includes(word))
  })
}

/** People by e-mail, in the alphabet's order. */
export function sortUsers(users: readonly CompanyUser[], { direction }: Sort): CompanyUser[] {
  const sign = direction === 'asc' ? 1 : -1
  return [...users].sort((a, b) => sign * a.email.localeCompare(b.email, 'pl'))
}

/** One page of a list that is here as a whole. A page behind the end is the last one. */
export function pageRows<Row>(
  rows: readonly Row[],
  page: number,
  size: number,
): { page: number; rows: Row[] } {
  const shown = Math.min(page, Math.max(1, Math.ceil(rows.length / size)))
  return { page: shown, rows: rows.slice((shown - 1) * size, shown * size) }
}
