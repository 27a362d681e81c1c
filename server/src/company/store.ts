import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { languageAccesses } from '../user/tables'
import { companies, companyAccesses, companyAccessUses, companyUsers } from './tables'

export async function readCompany(db: Database, id: string) {
  const [row] = await db.select().from(companies).where(eq(companies.id, id))
  return row
}

/** The people of a company by name, invited ones too. */
export const readPeople = (db: Database, companyId: string) =>
  db
    .select()
    .from(companyUsers)
    .where(eq(companyUsers.companyId, companyId))
    .orderBy(asc(companyUsers.lastname), asc(companyUsers.firstname), asc(companyUsers.email))

/** What an account is to a company; undefined for a stranger. Invitations that were not accepted count for nothing. */
export async function readMembership(db: Database, companyId: string, userId: string) {
  const [row] = await db
    .select({ isAdmin: companyUsers.isAdmin })
    .from(companyUsers)
    .where(
      and(
        eq(companyUsers.companyId, companyId),
        eq(companyUsers.userId, userId),
        eq(companyUsers.invitationStatus, 'ACCEPTED'),
      ),
    )
  return row
}

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

/** The language accesses of accounts. */
export async function readLanguageAccesses(db: Database, userIds: string[]) {
  if (userIds.length === 0) return []
  return db.select().from(languageAccesses).where(inArray(languageAccesses.userId, userIds))
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

/** Gives the accepted places of an e-mail that nobody has yet to an account; answers their ids. */
export async function joinPlaces(db: Database, email: string, userId: string): Promise<string[]> {
  const rows = await db
    .update(companyUsers)
    .set({ userId })
    .where(
      and(
        eq(companyUsers.email, email),
        isNull(companyUsers.userId),
        eq(companyUsers.invitationStatus, 'ACCEPTED'),
      ),
    )
    .returning({ id: companyUsers.id })
  return rows.map(({ id }) => id)
}
