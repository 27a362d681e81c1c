import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import { companyUsers } from '../company/tables'
import { courses } from '../course/tables'
import type { Database } from '../database/database'
import { languageAccesses, userLanguages, users } from './tables'

export type UserRow = typeof users.$inferSelect
export type UserChange = Partial<Omit<UserRow, 'id' | 'issuer' | 'subject'>>

/**
 * Finds an account by its identity. `isAwaited`: a company has a place for this verified e-mail (small letters, empty
 * for none) that nobody has taken yet. One query, as every call makes it.
 */
export async function findByIdentity(db: Database, issuer: string, subject: string, verifiedEmail: string) {
  const place = db
    .select({ id: companyUsers.id })
    .from(companyUsers)
    .where(
      and(
        eq(companyUsers.email, verifiedEmail),
        isNull(companyUsers.userId),
        eq(companyUsers.invitationStatus, 'ACCEPTED'),
      ),
    )
  const [row] = await db
    .select({ id: users.id, email: users.email, isAwaited: sql<boolean>`${exists(place)}` })
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
  return row
}

/** Makes an account; when another request was faster, that one's stands. */
export async function insertUser(db: Database, row: typeof users.$inferInsert) {
  await db.insert(users).values(row).onConflictDoNothing()
}

/** The whole account; undefined when it was deleted. */
export async function readUser(db: Database, id: string) {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

export const readLanguages = (db: Database, userId: string) =>
  db.select().from(userLanguages).where(eq(userLanguages.userId, userId))

export const readAccesses = (db: Database, userId: string) =>
  db.select().from(languageAccesses).where(eq(languageAccesses.userId, userId))

/** The company that the account belongs to; undefined for none. */
export async function readCompanyId(db: Database, userId: string) {
  const [row] = await db
    .select({ companyId: companyUsers.companyId })
    .from(companyUsers)
    .where(and(eq(companyUsers.userId, userId), eq(companyUsers.invitationStatus, 'ACCEPTED')))
    .limit(1)
  return row?.companyId
}

export async function updateUser(db: Database, id: string, change: UserChange) {
  await db.update(users).set(change).where(eq(users.id, id))
}

/** Locks the account until the transaction ends, so that two changes of it queue up. */
export async function lockUser(db: Database, id: string) {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update')
  return row
}

/** Writes what is known of a person in one language; absent columns stay. */
export async function upsertLanguage(
  db: Database,
  userId: string,
  lang: LangCode,
  change: Partial<typeof userLanguages.$inferInsert>,
) {
  await db
    .insert(userLanguages)
    .values({ userId, lang, ...change })
    .onConflictDoUpdate({ target: [userLanguages.userId, userLanguages.lang], set: { lang, ...change } })
}

/** Sets until when a person may learn a language. */
export async function setAccess(db: Database, userId: string, targetLang: LangCode, expiresAt: Date) {
  await db
    .insert(languageAccesses)
    .values({ userId, targetLang, expiresAt })
    .onConflictDoUpdate({
      target: [languageAccesses.userId, languageAccesses.targetLang],
      set: { expiresAt },
    })
}

/** Opens a language until a moment, unless it is open for longer already. */
export async function extendAccessTo(db: Database, userId: string, targetLang: LangCode, expiresAt: Date) {
  await db
    .insert(languageAccesses)
    .values({ userId, targetLang, expiresAt })
    .onConflictDoUpdate({
      target: [languageAccesses.userId, languageAccesses.targetLang],
      set: { expiresAt: sql`greatest(${languageAccesses.expiresAt}, excluded.expires_at)` },
    })
}

/** Which of these courses exist. */
export async function readKnownCourses(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.select({ id: courses.id }).from(courses).where(inArray(courses.id, ids))
  return new Set(rows.map(({ id }) => id))
}

/** Marks the account as greeted; true for the one call that did it. */
export async function greet(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ greetedAt: now })
    .where(and(eq(users.id, id), isNull(users.greetedAt)))
    .returning({ id: users.id })
  return rows.length > 0
}
