import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { CompanyUser } from '@mowka/shared/contract/schemas/company'
import { languages } from '@mowka/shared/domain/languages'

/** A person's access to one language. `overdue` means that it has ended. */
export type UserAccess = { lang: LangCode; expiresAt: string; overdue: boolean }

/** The accesses of a person (vocabulary and commerce §3), in the order in which languages are shown everywhere. */
export const userAccesses = (user: Pick<CompanyUser, 'currentAccesses'>, now: Date): UserAccess[] =>
  languages.flatMap(({ langCode }) => {
    const expiresAt = user.currentAccesses[langCode]
    return expiresAt === undefined ? [] : [{ lang: langCode, expiresAt, overdue: new Date(expiresAt) <= now }]
  })
