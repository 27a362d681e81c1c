import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { Role } from '@mowka/shared/domain/roles'

/** A period in which a person could or may learn a language; `isSeat` when a company pays for it. */
export type AccessPeriod = { lang: LangCode; startsAt: Date; expiresAt: Date; isSeat?: true }

/**
 * Who is calling: the account behind a verified access token, with everything that decides about rights. It is read
 * for each call, so that a change counts from the next call on, on every instance.
 */
export type Person = {
  userId: string
  email: string
  roles: readonly Role[]
  createdAt: Date
  /** All of them, those that ended too: their own and what companies give. */
  accesses: readonly AccessPeriod[]
  /** Courses with explicit access (C62). */
  courseIds: readonly string[]
  /** The companies that they belong to. */
  companies: readonly { companyId: string; isAdmin: boolean }[]
}

/** True for an editor of the panel, who may open everything. */
export const isAdmin = (person: Pick<Person, 'roles'> | null): boolean =>
  person?.roles.includes('admin') ?? false
