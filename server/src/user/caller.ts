import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { type Preparable, prepared } from '../database/prepared'
import type { AuthenticatedRequest, CallerFacts, CallerParts, Found } from '../http/caller'
import { verifiedEmailOf } from './claims'
import { languageAccesses, users } from './tables'

/**
 * The caller as a table of at most one row, for the statement that reads them together with what the call is about:
 * their id to join with, and all that is known of them as one text, which is read once however many rows there are.
 */
const callerTable = (db: Database, { isAwaited, companies, seatPeriods }: CallerParts) =>
  db.$with('caller').as(
    db
      .select({
        userId: users.id,
        facts: sql<string>`json_build_object(
          'userId', ${users.id},
          'email', ${users.email},
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
      // Keeps it apart, so that it is worked out once and not for each row of what is joined to it.
      .limit(1),
  )

const accessesOfUser = (db: Database): SQL =>
  sql`${db
    .select({
      all: sql`json_agg(json_build_array(${languageAccesses.targetLang}, ${languageAccesses.startsAt}, ${languageAccesses.expiresAt}))`,
    })
    .from(languageAccesses)
    .where(eq(languageAccesses.userId, users.id))}`

export type CallerTable = ReturnType<typeof callerTable>

/** A row of such a statement has the caller's facts. */
type CallerRow = { caller: string }

/**
 * A prepared query that reads the caller together with what a call is about: `build` selects `caller: caller.facts` from
 * `caller` and joins the rest to it from the left, so that a caller is there even where nothing else is. Returns the
 * caller, undefined without an account, and the rows.
 */
export function callerRead<Row extends CallerRow>(
  name: string,
  build: (db: Database, caller: CallerTable) => Preparable<Row[]>,
): (
  authRequest: AuthenticatedRequest,
  values?: Record<string, unknown>,
) => Promise<{ caller: CallerFacts | undefined; rows: Row[] }> {
  const run = prepared(name, (db, parts: CallerParts) => build(db, callerTable(db, parts)))
  return async ({ db, bearer, parts }, values = {}) => {
    const { claims } = bearer
    const rows = await run(
      db,
      {
        ...values,
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

/** The caller and nothing else. */
export const findCallerOnly = async (authRequest: AuthenticatedRequest): Promise<Found<undefined>> => ({
  caller: await findCaller(authRequest),
  allow: () => undefined,
})

/** The facts of the caller and nothing else. */
export const findCaller = async (authRequest: AuthenticatedRequest): Promise<CallerFacts | undefined> =>
  (await callerAlone(authRequest)).caller
