import type { LangCode } from '@mowka/contract/schemas/common'
import type { Role } from '@mowka/domain/roles'

/** A past or present period of access to a language; `isSeat` if a company pays for it. */
export type AccessPeriod = { lang: LangCode; startsAt: Date; expiresAt: Date; isSeat?: true }

/**
 * The caller: the account behind a verified access token, with all data that determines permissions. Read on every
 * call, so that changes apply from the next call on every instance.
 */
export type Person = {
  userId: string
  email: string
  roles: readonly Role[]
  createdAt: Date
  /** Purchased and company access, ended periods included. */
  accesses: readonly AccessPeriod[]
  /** Courses with explicit access (C62). */
  courseIds: readonly string[]
  /** The person's companies. */
  companies: readonly { companyId: string; isAdmin: boolean }[]
}

/** Whether the user is an editor, who has access to everything. */
export const isAdmin = (person: Pick<Person, 'roles'> | null): boolean =>
  person?.roles.includes('admin') ?? false
