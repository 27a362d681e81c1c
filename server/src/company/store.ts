import { and, asc, eq, exists, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { companies, companyAccesses, companyAccessUses, companyUsers } from './tables'

export type CompanyRow = typeof companies.$inferSelect
export type PersonRow = typeof companyUsers.$inferSelect

/** Members and invitees; excludes removed members and deleted accounts. */
export const isPresent = ne(companyUsers.email, '')

/** Members who have joined. */
export const hasJoined = and(isPresent, eq(companyUsers.invitationStatus, 'ACCEPTED'))

export async function readCompany(db: Database, id: string): Promise<CompanyRow | undefined> {
  const [row] = await db.select().from(companies).where(eq(companies.id, id))
  return row
}

/**
 * Finds a company with an account's membership; `undefined` for an unknown company. Unaccepted invitations don't
 * count.
 */
export async function readForPerson(
  db: Database,
  companyId: string,
  userId: string,
): Promise<{ company: CompanyRow; isMember: boolean; isAdmin: boolean } | undefined> {
  const rows = await db
    .select({ company: companies, isAdmin: companyUsers.isAdmin })
    .from(companies)
    .leftJoin(
      companyUsers,
      and(eq(companyUsers.companyId, companies.id), eq(companyUsers.userId, userId), hasJoined),
    )
    .where(eq(companies.id, companyId))
  const [row] = rows
  return (
    row && {
      company: row.company,
      isMember: row.isAdmin !== null,
      isAdmin: rows.some(({ isAdmin }) => isAdmin),
    }
  )
}

/** Returns the members of a company by name, including invitees. */
export const readPeople = (db: Database, companyId: string) =>
  db
    .select()
    .from(companyUsers)
    .where(and(eq(companyUsers.companyId, companyId), isPresent))
    .orderBy(asc(companyUsers.lastname), asc(companyUsers.firstname), asc(companyUsers.email))

/** Returns the ids of accounts that administer a company (C10). */
export async function readAdminIds(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: companyUsers.userId })
    .from(companyUsers)
    .where(and(eq(companyUsers.companyId, companyId), eq(companyUsers.isAdmin, true), hasJoined))
    .orderBy(asc(companyUsers.id))
  return rows.flatMap(({ userId }) => (userId ? [userId] : []))
}

/** Returns the packages of a company. */
export const readAccesses = (db: Database, companyId: string) =>
  db
    .select()
    .from(companyAccesses)
    .where(eq(companyAccesses.companyId, companyId))
    .orderBy(asc(companyAccesses.code))

/** Returns the used seats of a company, oldest first. */
export const readSeats = (db: Database, companyId: string) =>
  db
    .select({
      code: companyAccessUses.code,
      companyUserId: companyAccessUses.companyUserId,
      usedAt: companyAccessUses.usedAt,
      expiresAt: companyAccessUses.expiresAt,
    })
    .from(companyAccessUses)
    .innerJoin(companyUsers, eq(companyUsers.id, companyAccessUses.companyUserId))
    .where(and(eq(companyUsers.companyId, companyId), isPresent))
    .orderBy(asc(companyAccessUses.usedAt))

export async function upsertCompany(db: Database, row: typeof companies.$inferInsert): Promise<void> {
  const { id, ...change } = row
  await db.insert(companies).values(row).onConflictDoUpdate({ target: companies.id, set: change })
}

/** Creates or overwrites a package; leaves another company's package with the same code unchanged. */
export async function upsertAccess(db: Database, row: typeof companyAccesses.$inferInsert): Promise<void> {
  const { code, companyId, ...change } = row
  await db
    .insert(companyAccesses)
    .values(row)
    .onConflictDoUpdate({
      target: companyAccesses.code,
      set: change,
      setWhere: eq(companyAccesses.companyId, companyId),
    })
}

export async function insertPerson(db: Database, row: typeof companyUsers.$inferInsert): Promise<void> {
  await db.insert(companyUsers).values(row)
}

export async function insertSeats(
  db: Database,
  rows: (typeof companyAccessUses.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(companyAccessUses).values(rows)
}

/** Accepted memberships for an email address (lower case, empty for none) without an account. */
const waitingFor = (email: string | SQLWrapper) =>
  and(eq(companyUsers.email, email), isNull(companyUsers.userId), hasJoined)

/** Subquery: whether a membership is waiting for the account of an email address. */
export const isAwaited = (db: Database, email: SQLWrapper): SQL<boolean> =>
  sql`${exists(db.select({ id: companyUsers.id }).from(companyUsers).where(waitingFor(email)))}`

/** Priority among several companies of an account: administered ones first, then the latest joined. */
const inOrder = sql`${companyUsers.isAdmin} desc, ${companyUsers.joinedAt} desc nulls last, ${companyUsers.id}`

/** Subquery for the companies of an account, as JSON. */
export const companiesOf = (db: Database, userId: SQLWrapper): SQL =>
  sql`coalesce(${db
    .select({
      all: sql`json_agg(json_build_object('companyId', ${companyUsers.companyId}, 'isAdmin', ${companyUsers.isAdmin}) order by ${inOrder})`,
    })
    .from(companyUsers)
    .where(and(eq(companyUsers.userId, userId), hasJoined))}, '[]'::json)`

/** Assigns waiting memberships of an email address to an account. */
export async function joinPlaces(db: Database, email: string, userId: string, now: Date): Promise<void> {
  await db
    .update(companyUsers)
    .set({ userId, joinedAt: sql`coalesce(${companyUsers.joinedAt}, ${now.toISOString()}::timestamptz)` })
    .where(waitingFor(email))
}

/** Returns an account's company; `undefined` if it has none. */
export async function readMembership(
  db: Database,
  userId: string,
): Promise<{ companyId: string; isAdmin: boolean } | undefined> {
  const [row] = await db
    .select({ companyId: companyUsers.companyId, isAdmin: companyUsers.isAdmin })
    .from(companyUsers)
    .where(and(eq(companyUsers.userId, userId), hasJoined))
    .orderBy(inOrder)
    .limit(1)
  return row
}

/** Returns and locks companies with a running contract whose only admin with an account is this one. */
export async function readAdministeredAlone(tx: Database, userId: string, now: Date): Promise<CompanyRow[]> {
  const own = await tx
    .select({ company: companies })
    .from(companies)
    .innerJoin(companyUsers, eq(companyUsers.companyId, companies.id))
    .where(
      and(
        eq(companyUsers.userId, userId),
        eq(companyUsers.isAdmin, true),
        hasJoined,
        eq(companies.active, true),
        sql`${companies.contractActiveTo} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(companies.id))
    .for('update', { of: companies })
  const alone = []
  for (const { company } of own) {
    const admins = await readAdminIds(tx, company.id)
    if (admins.every((id) => id === userId)) alone.push(company)
  }
  return alone
}
