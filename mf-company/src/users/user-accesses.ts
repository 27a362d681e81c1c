import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { CompanyUser } from '@mowka/shared/contract/schemas/company'
import { languages } from '@mowka/shared/domain/languages'

/** A person's access to one language. `overdue` means that it has ended. */
export type UserAccess = { lang: LangCode; expiresAt: string; overdue: boolean }

type Accesses = Pick<CompanyUser, 'currentAccesses' | 'accessesUsed'>

/** Until when the seats that a person took reach in a language; undefined for none. */
const seatsUntil = ({ accessesUsed }: Accesses, lang: LangCode): string | undefined =>
  accessesUsed
    .flatMap(({ expiresAt }) => expiresAt[lang] ?? [])
    .sort()
    .at(-1)

/**
 * The accesses of a person (K-ENT-02), in the order in which languages are shown everywhere: those of the account, and
 * where that knows nothing of a language, what the seats gave that the person took.
 */
export const userAccesses = (user: Accesses, now: Date): UserAccess[] =>
  languages.flatMap(({ langCode }) => {
    const expiresAt = user.currentAccesses[langCode] ?? seatsUntil(user, langCode)
    return expiresAt === undefined ? [] : [{ lang: langCode, expiresAt, overdue: new Date(expiresAt) <= now }]
  })
