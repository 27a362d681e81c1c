import { and, asc, eq, exists, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { companies, companyAccesses, companyAccessUses, companyUsers } from './tables'

export type CompanyRow = typeof companies.$inferSelect

export async function readCompany(db: Database, id: string): Promise<CompanyRow | undefined> {
  const [row] = await db.select().from(companies).where(eq(companies.id, id))
  return row
}

/**
 * A company and what an account is to it; undefined for an unknown company. Invitations that were not accepted count
 * for nothing.
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
      and(
        eq(companyUsers.companyId, companies.id),
        eq(companyUsers.userId, userId),
        eq(companyUsers.invitationStatus, 'ACCEPTED'),
      ),
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

/** The people of a company by name, invited ones too. */
export const readPeople = (db: Database, companyId: string) =>
  db
    .select()
    .from(companyUsers)
    .where(eq(companyUsers.companyId, companyId))
    .orderBy(asc(companyUsers.lastname), asc(companyUsers.firstname), asc(companyUsers.email))

/** The accounts that administer a company (C10). */
export async function readAdminIds(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: companyUsers.userId })
    .from(companyUsers)
    .where(
      and(
        eq(companyUsers.companyId, companyId),
        eq(companyUsers.isAdmin, true),
        eq(companyUsers.invitationStatus, 'ACCEPTED'),
      ),
    )
    .orderBy(asc(companyUsers.id))
  return rows.flatMap(({ userId }) => (userId ? [userId] : []))
}

/** The packages of a company. */
export const readAccesses = (db: Database, companyId: string) =>
  db
    .select()
    .from(companyAccesses)
    .where(eq(companyAccesses.companyId, companyId))
    .orderBy(asc(companyAccesses.code))

/** How many seats of the packages of a company are taken, by code. */
export async function countSeats(db: Database, companyId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ code: companyAccessUses.code, count: sql<number>`count(*)::int` })
    .from(companyAccessUses)
    .innerJoin(companyAccesses, eq(companyAccesses.code, companyAccessUses.code))
    .where(eq(companyAccesses.companyId, companyId))
    .groupBy(companyAccessUses.code)
  return new Map(rows.map(({ code, count }) => [code, count]))
}

/** The seats that people took, oldest first. */
export async function readSeats(db: Database, companyUserIds: string[]) {
  if (companyUserIds.length === 0) return []
  return db
    .select()
    .from(companyAccessUses)
    .where(inArray(companyAccessUses.companyUserId, companyUserIds))
    .orderBy(asc(companyAccessUses.usedAt))
}

export async function upsertCompany(db: Database, row: typeof companies.$inferInsert): Promise<void> {
  const { id, ...change } = row
  await db.insert(companies).values(row).onConflictDoUpdate({ target: companies.id, set: change })
}

/** Makes or overwrites a package. One of another company with the same code is left alone. */
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

export async function insertSeat(db: Database, row: typeof companyAccessUses.$inferInsert): Promise<void> {
  await db.insert(companyAccessUses).values(row)
}

/** Accepted places of an e-mail (small letters, empty for none) that no account has yet. */
const waitingFor = (email: string | SQLWrapper) =>
  and(
    eq(companyUsers.email, email),
    isNull(companyUsers.userId),
    eq(companyUsers.invitationStatus, 'ACCEPTED'),
  )

/** Whether a place waits for an e-mail, as a part of another query. */
export const isAwaited = (db: Database, email: SQLWrapper): SQL<boolean> =>
  sql`${exists(db.select({ id: companyUsers.id }).from(companyUsers).where(waitingFor(email)))}`

/** The companies that an account belongs to, as JSON for another query. */
export const companiesOf = (db: Database, userId: SQLWrapper): SQL =>
  sql`coalesce(${db
    .select({
      all: sql`json_agg(json_build_object('companyId', ${companyUsers.companyId}, 'isAdmin', ${companyUsers.isAdmin}))`,
    })
    .from(companyUsers)
    .where(and(eq(companyUsers.userId, userId), eq(companyUsers.invitationStatus, 'ACCEPTED')))}, '[]'::json)`

/** Gives the places that wait for an e-mail to an account; returns their ids. */
export async function joinPlaces(db: Database, email: string, userId: string): Promise<string[]> {
  const rows = await db
    .update(companyUsers)
    .set({ userId })
    .where(waitingFor(email))
    .returning({ id: companyUsers.id })
  return rows.map(({ id }) => id)
}

/** The company that an account belongs to; undefined for none. */
export async function readCompanyId(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ companyId: companyUsers.companyId })
    .from(companyUsers)
    .where(and(eq(companyUsers.userId, userId), eq(companyUsers.invitationStatus, 'ACCEPTED')))
    .limit(1)
  return row?.companyId
}
