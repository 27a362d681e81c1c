import type { LangCode, LanguagePair } from '@mowka/shared/contract/schemas/common'
import type { Role } from '@mowka/shared/domain/roles'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { Claims } from '../outside/identity'
import type { AccessPeriod, Person } from './person'

/** A good token: what it claims, and the roles that it gives. */
export type Bearer = { claims: Claims; roles: readonly Role[] }

/** What the domains above accounts know of a caller: parts of the statement that reads the caller. */
export type CallerParts = {
  /** Whether a company keeps a place for this verified e-mail (small letters). */
  isAwaited: (db: Database, verifiedEmail: SQLWrapper) => SQL<boolean>
  /** The companies that an account belongs to, as JSON: `[{ companyId, isAdmin }]`. */
  companies: (db: Database, userId: SQLWrapper) => SQL
  /** The periods in which companies opened or open a language to an account, as JSON: `[[lang, startsAt, expiresAt]]`. */
  seatPeriods: (db: Database, userId: SQLWrapper) => SQL
}

/** A call whose caller is not known yet: it comes with the first statement that the call makes (ADR 17). */
export type AuthenticatedRequest = {
  db: Database
  bearer: Bearer
  parts: CallerParts
  pair: LanguagePair
  now: Date
}

/**
 * What that statement brought: the caller, undefined for someone who has no account yet, and what else was read, which
 * `allow` gives to a caller who may have it. It throws 403 or 404 for others.
 */
export type Found<Loaded> = { caller: CallerFacts | undefined; allow: (person: Person) => Loaded }

/** When a language is open, as the statement gives it. */
type Period = [lang: LangCode, startsAt: string, expiresAt: string]

/** What is known of a caller, as the statement gives it. */
export type CallerFacts = {
  userId: string
  email: string
  createdAt: string
  courseIds: string[]
  /** What they have of their own, null for nothing, and what companies open to them. */
  own: Period[] | null
  seats: Period[]
  companies: { companyId: string; isAdmin: boolean }[]
  isAwaited: boolean
}

const accessPeriod = ([lang, startsAt, expiresAt]: Period): AccessPeriod => ({
  lang,
  startsAt: new Date(startsAt),
  expiresAt: new Date(expiresAt),
})

/** The caller behind a good token. */
export const personOf = (
  { userId, email, createdAt, courseIds, own, seats, companies }: CallerFacts,
  { roles }: Bearer,
): Person => ({
  userId,
  email,
  roles,
  createdAt: new Date(createdAt),
  courseIds,
  accesses: [
    ...(own ?? []).map(accessPeriod),
    ...seats.map((seat) => ({ ...accessPeriod(seat), isSeat: true as const })),
  ],
  companies,
})

/** How callers become known; accounts provide it. */
export type Accounts = {
  parts: CallerParts
  /** Reads the caller and nothing else. */
  find: (authRequest: AuthenticatedRequest) => Promise<CallerFacts | undefined>
  /** Makes the account of someone who comes for the first time, and gives it the places that wait for its e-mail. */
  settle: (authRequest: AuthenticatedRequest) => Promise<void>
}
