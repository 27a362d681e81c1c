import type { LangCode, LanguagePair } from '@mowka/contract/schemas/common'
import { type InterfaceLang, interfaceLangs } from '@mowka/domain/languages/codes'
import { hasRightsOf, type Role, rolesFrom } from '@mowka/domain/user/roles'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database'
import type { Claims, Identity } from '../outside/identity'
import { unauthorized } from './problem'

/** A past or present period of access to a language; `isSeat` if a company pays for it. */
export type AccessPeriod = { lang: LangCode; startsAt: Date; expiresAt: Date; isSeat?: true }

/**
 * The caller: the account behind a verified access token, with all data that determines permissions. Read on every
 * call, so that changes apply from the next call on every instance.
 */
export type Person = {
  userId: string
  email: string
  /** Whether the address belongs to the person; false in the days after the sign-up (ADR 63). */
  isEmailConfirmed: boolean
  roles: readonly Role[]
  createdAt: Date
  /** Purchased and company access, ended periods included. */
  accesses: readonly AccessPeriod[]
  /** Courses with explicit access (C62). */
  courseIds: readonly string[]
  /** The person's companies. */
  companies: readonly { companyId: string; isAdmin: boolean }[]
}

/** Whether the user is an editor, who has access to all content. */
export const isEditor = (person: Pick<Person, 'roles'> | null): boolean =>
  person !== null && hasRightsOf(person.roles, 'editor')

/** A verified token: its claims and roles. */
export type Bearer = { claims: Claims; roles: readonly Role[] }

/** Subqueries about a caller that other domains contribute to the statement that reads the caller. */
export type CallerParts = {
  /** Whether a company membership is waiting for this verified email address (lower case). */
  isAwaited: (db: Database, verifiedEmail: SQLWrapper) => SQL<boolean>
  /** The account's companies as JSON: `[{ companyId, isAdmin }]`. */
  companies: (db: Database, userId: SQLWrapper) => SQL
  /** The account's past and present company access as JSON: `[[lang, startsAt, expiresAt]]`. */
  seatPeriods: (db: Database, userId: SQLWrapper) => SQL
}

/**
 * A request with a verified token whose account hasn't been loaded yet: the call's first statement reads it (ADR 17).
 */
export type AuthenticatedRequest = {
  db: Database
  bearer: Bearer
  parts: CallerParts
  pair: LanguagePair
  now: Date
}

/**
 * Result of that statement: the caller, `undefined` without an account, and the object that was read with it. `allow`
 * returns the object to an authorized caller and throws 403 or 404 otherwise.
 */
export type Found<Loaded> = { caller: CallerFacts | undefined; allow: (person: Person) => Loaded }

/** An access period, as returned by the statement. */
type Period = [lang: LangCode, startsAt: string, expiresAt: string]

/** Data about a caller, as returned by the statement. */
export type CallerFacts = {
  userId: string
  email: string
  isEmailConfirmed: boolean
  /** The token confirms an address that is stored as unconfirmed. */
  isNewlyConfirmed: boolean
  createdAt: string
  courseIds: string[]
  /** Purchased access, null if there is none, and company access. */
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

/** Builds the person behind a verified token. */
export const personOf = (
  { userId, email, isEmailConfirmed, createdAt, courseIds, own, seats, companies }: CallerFacts,
  { roles }: Bearer,
): Person => ({
  userId,
  email,
  isEmailConfirmed,
  roles,
  createdAt: new Date(createdAt),
  courseIds,
  accesses: [
    ...(own ?? []).map(accessPeriod),
    ...seats.map((seat) => ({ ...accessPeriod(seat), isSeat: true as const })),
  ],
  companies,
})

/** Loads callers; implemented by the user domain. */
export type Accounts = {
  parts: CallerParts
  /** Reads only the caller. */
  find: (authRequest: AuthenticatedRequest) => Promise<CallerFacts | undefined>
  /** Creates the account at the first sign-in, records a confirmed address, and assigns memberships waiting for it. */
  settle: (authRequest: AuthenticatedRequest) => Promise<void>
}

/** Verifies the token of a request. Throws 401 for an invalid token; returns null without one. */
export type Authenticate = (request: FastifyRequest) => Promise<Bearer | null>

/** Authenticates requests by their bearer token. */
export const bearerAuthentication =
  (verify: Identity['verifyToken'], rolesClaim: string): Authenticate =>
  async (request) => {
    const header = request.headers.authorization
    if (!header) return null
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1]
    if (!token) throw unauthorized('The Authorization header is not a bearer token')
    const claims = await verify(token)
    return { claims, roles: rolesFrom(claims, rolesClaim) }
  }

const supportedLang = (tag: string): InterfaceLang | undefined =>
  interfaceLangs.find((lang) => lang === tag.toLowerCase().split('-')[0])

/**
 * Returns the caller's interface language from the Accept-Language header (RFC 9110 §12.5.4): the supported language
 * with the highest weight, else the platform's default, else Polish.
 */
export function interfaceLangOf(accepted: string | undefined, byDefault: string): InterfaceLang {
  const wanted = (accepted ?? '')
    .split(',')
    .map((each) => {
      const [tag = '', ...parameters] = each.split(';').map((part) => part.trim())
      const quality = parameters.find((part) => part.startsWith('q='))
      return { lang: supportedLang(tag), quality: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ lang, quality }) => lang && quality > 0)
    .sort((one, other) => other.quality - one.quality)
  return wanted[0]?.lang ?? supportedLang(byDefault) ?? 'pl'
}
