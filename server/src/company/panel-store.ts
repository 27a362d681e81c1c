import { and, asc, count, eq, inArray, notInArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { type CompanyRow, hasJoined, isPresent, type PersonRow } from './store'
import { companies, companyAccesses, companyAccessUses, companyUsers } from './tables'

/** A count next to each company. */
const numberOf = (rows: SQLWrapper) => sql<number>`${rows}`.mapWith(Number)

/** Returns all companies by name with their numbers of members and seats. */
export const readCompanies = (db: Database) =>
  db
    .select({
      company: companies,
      people: numberOf(
        db
          .select({ n: count() })
          .from(companyUsers)
          .where(and(eq(companyUsers.companyId, companies.id), hasJoined)),
      ),
      seats: numberOf(
        db
          .select({ n: sql`coalesce(sum(${companyAccesses.limit}), 0)` })
          .from(companyAccesses)
          .where(eq(companyAccesses.companyId, companies.id)),
      ),
      seatsUsed: numberOf(
        db
          .select({ n: count() })
          .from(companyAccessUses)
          .innerJoin(companyAccesses, eq(companyAccesses.code, companyAccessUses.code))
          .where(eq(companyAccesses.companyId, companies.id)),
      ),
    })
    .from(companies)
    .orderBy(asc(companies.name), asc(companies.id))

/** Returns the email addresses of a company's admins, including those without an account. */
export async function readAdminEmails(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ email: companyUsers.email })
    .from(companyUsers)
    .where(and(eq(companyUsers.companyId, companyId), eq(companyUsers.isAdmin, true), isPresent))
    .orderBy(asc(companyUsers.email))
  return rows.map(({ email }) => email)
}

/** Creates a company, or returns the one that the same request created before. */
export async function insertCompany(
  tx: Database,
  row: typeof companies.$inferInsert & { requestId: string },
): Promise<{ company: CompanyRow; isNew: boolean }> {
  const [made] = await tx
    .insert(companies)
    .values(row)
    .onConflictDoNothing({ target: companies.requestId })
    .returning()
  if (made) return { company: made, isNew: true }
  const [company] = await tx.select().from(companies).where(eq(companies.requestId, row.requestId))
  if (!company) throw new Error('The company of this request is gone')
  return { company, isNew: false }
}

/** Updates a company. Returns `undefined` if its version has changed. */
export async function updateCompany(
  tx: Database,
  { id, version }: Pick<CompanyRow, 'id' | 'version'>,
  change: Partial<CompanyRow>,
): Promise<CompanyRow | undefined> {
  const [row] = await tx
    .update(companies)
    .set({ ...change, version: version + 1, edited: true })
    .where(and(eq(companies.id, id), eq(companies.version, version)))
    .returning()
  return row
}

/** Creates or updates a package. Returns `false` if another company uses the code. */
export async function savePackage(tx: Database, row: typeof companyAccesses.$inferInsert): Promise<boolean> {
  const { code, companyId, ...change } = row
  const rows = await tx
    .insert(companyAccesses)
    .values(row)
    .onConflictDoUpdate({
      target: companyAccesses.code,
      set: change,
      setWhere: eq(companyAccesses.companyId, companyId),
    })
    .returning({ code: companyAccesses.code })
  return rows.length > 0
}

export async function deletePackages(tx: Database, codes: string[]): Promise<void> {
  if (codes.length > 0) await tx.delete(companyAccesses).where(inArray(companyAccesses.code, codes))
}

/**
 * Sets the admins of a company by their addresses. Invitees join immediately; unknown addresses join when their
 * account is created.
 */
export async function setAdmins(tx: Database, rows: (PersonRow & { isAdmin: true })[], companyId: string) {
  const emails = rows.map(({ email }) => email)
  await tx
    .update(companyUsers)
    .set({ isAdmin: false })
    .where(
      and(
        eq(companyUsers.companyId, companyId),
        eq(companyUsers.isAdmin, true),
        notInArray(companyUsers.email, emails),
      ),
    )
  await tx
    .insert(companyUsers)
    .values(rows)
    .onConflictDoUpdate({
      target: [companyUsers.companyId, companyUsers.email],
      targetWhere: sql`email <> ''`,
      set: { isAdmin: true, invitationStatus: 'ACCEPTED' },
    })
}
