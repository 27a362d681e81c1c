import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { type Preparable, prepared } from '../database/prepared'
import type { AuthenticatedRequest, CallerFacts, CallerParts, Found } from '../http/caller'
import type { Claims } from '../outside/identity'
import { languageAccesses, users } from './tables'

/** Returns a string claim; empty if it is missing or has another type. */
export const textClaim = (claims: Claims, name: string): string => {
  const value = claims[name]
  return typeof value === 'string' ? value : ''
}

/** Returns a token's verified email address in lower case; empty if unverified, and for visitors. */
export const verifiedEmailOf = (claims: Claims | undefined): string =>
  claims?.email_verified === true ? textClaim(claims, 'email').toLowerCase() : ''

/**
 * The caller as a CTE of at most one row, to be joined with the object of the call: the id for the join, and all
 * other data as one JSON text, which is built only once however many rows there are.
 */
const callerTable = (db: Database, { isAwaited, companies, seatPeriods }: CallerParts) =>
  db.$with('caller').as(
    db
      .select({
        userId: users.id,
        facts: sql<string>`json_build_object(
          'userId', ${users.id},
          'email', ${users.email},
          'isEmailConfirmed', ${users.isEmailConfirmed},
          'isNewlyConfirmed', ${isNewlyConfirmed(sql.placeholder('callerEmail'))},
          'createdAt', ${users.createdAt},
          'courseIds', ${users.courseIds},
          'own', ${accessesOfUser(db)},
          'seats', ${seatPeriods(db, users.id)},
          'companies', ${companies(db, users.id)},
          'isAwaited', ${isAwaited(db, sql.placeholder('callerEmail'))})::text`.as('facts'),
      })
      .from(users)
      .where(
        and(
          eq(users.issuer, sql.placeholder('callerIssuer')),
          eq(users.subject, sql.placeholder('callerSubject')),
        ),
      )
      // Prevents inlining, so that the CTE isn't evaluated for each joined row.
      .limit(1),
  )

/** Whether the token confirms an address that is stored as unconfirmed. */
const isNewlyConfirmed = (confirmedEmail: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(not ${users.isEmailConfirmed} and lower(${users.email}) = ${confirmedEmail})`

const accessesOfUser = (db: Database): SQL =>
  sql`${db
    .select({
      all: sql`json_agg(json_build_array(${languageAccesses.targetLang}, ${languageAccesses.startsAt}, ${languageAccesses.expiresAt}))`,
    })
    .from(languageAccesses)
    .where(eq(languageAccesses.userId, users.id))}`

export type CallerTable = ReturnType<typeof callerTable>

/** A row with the caller's data. */
type CallerRow = { caller: string }

/**
 * Prepares a query that reads the caller together with the object of a call: `build` selects `caller: caller.facts`
 * from `caller` and left-joins the rest, so that there is a row even without an object. Returns the caller,
 * `undefined` without an account, and the rows.
 */
export function callerRead<Row extends CallerRow>(
  name: string,
  build: (db: Database, caller: CallerTable) => Preparable<Row[]>,
): (
  authRequest: AuthenticatedRequest,
  values?: Record<string, unknown>,
) => Promise<{ caller: CallerFacts | undefined; rows: Row[] }> {
  const run = prepared(name, (db, parts: CallerParts) => build(db, callerTable(db, parts)))
  return async ({ db, bearer, parts, now }, values = {}) => {
    const { claims } = bearer
    const rows = await run(
      db,
      {
        ...values,
        now: now.toISOString(),
        callerIssuer: claims.iss,
        callerSubject: claims.sub,
        callerEmail: verifiedEmailOf(claims),
      },
      parts,
    )
    const [first] = rows
    return { caller: first && (JSON.parse(first.caller) as CallerFacts), rows }
  }
}

const callerAlone = callerRead('caller', (db, caller) =>
  db.with(caller).select({ caller: caller.facts }).from(caller),
)

/** Reads only the caller. */
export const findCallerOnly = async (authRequest: AuthenticatedRequest): Promise<Found<undefined>> => ({
  caller: await findCaller(authRequest),
  allow: () => undefined,
})

/** Returns only the caller's data. */
export const findCaller = async (authRequest: AuthenticatedRequest): Promise<CallerFacts | undefined> =>
  (await callerAlone(authRequest)).caller
