import type { LangCode } from '@mowka/contract/schemas/common'
import type { CompanyUser } from '@mowka/contract/schemas/company'
import { languages } from '@mowka/domain/languages'

/** Access to one language. `overdue` means that it has ended. */
export type UserAccess = { lang: LangCode; expiresAt: string; overdue: boolean }

type Accesses = Pick<CompanyUser, 'currentAccesses' | 'accessesUsed'>

/** Returns the latest end of the employee's seats for a language; undefined for none. */
const seatsUntil = ({ accessesUsed }: Accesses, lang: LangCode): string | undefined =>
  accessesUsed
    .flatMap(({ expiresAt }) => expiresAt[lang] ?? [])
    .sort()
    .at(-1)

/**
 * Returns the accesses of an employee in the product's language order (K-ENT-02): from the account, or for a language
 * unknown there, from the employee's seats.
 */
export const userAccesses = (user: Accesses, now: Date): UserAccess[] =>
  languages.flatMap(({ langCode }) => {
    const expiresAt = user.currentAccesses[langCode] ?? seatsUntil(user, langCode)
    return expiresAt === undefined ? [] : [{ lang: langCode, expiresAt, overdue: new Date(expiresAt) <= now }]
  })
