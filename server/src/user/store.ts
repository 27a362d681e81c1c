import type { LangCode } from '@mowka/contract/schemas/common'
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { AuthenticatedRequest, Found } from '../http/caller'
import { notFound } from '../http/problem'
import { callerRead } from './caller'
import { userLanguages, users } from './tables'

export type UserRow = typeof users.$inferSelect
export type UserChange = Partial<Omit<UserRow, 'id' | 'issuer' | 'subject'>>

/** Inserts an account unless a concurrent request has created it. */
export async function insertUser(db: Database, row: typeof users.$inferInsert) {
  await db.insert(users).values(row).onConflictDoNothing()
}

/** Finds an account; `undefined` if it was deleted. */
export async function readUser(db: Database, id: string) {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/**
 * Finds accounts by their whole id or the beginning of their email address, in the order of the addresses. An exact
 * address comes first.
 */
export const findUsers = (db: Database, search: string, limit: number): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(
      or(eq(users.id, search), sql`starts_with(lower(${users.email}) collate "C", ${search.toLowerCase()})`),
    )
    .orderBy(asc(users.email), asc(users.id))
    .limit(limit)

/** Displayable data of an account in one language. */
export type LanguageFacts = Pick<
  typeof userLanguages.$inferSelect,
  'lang' | 'level' | 'levelingTestStatus' | 'levelingTestCompletedAt'
>

/** An account as its owner sees it. */
export type OwnAccount = { row: UserRow; languages: LanguageFacts[] }

const ownAccount = callerRead('own account', (db, caller) =>
  db
    .with(caller)
    .select({ caller: caller.facts, row: users, language: userLanguages })
    .from(caller)
    .innerJoin(users, eq(users.id, caller.userId))
    .leftJoin(userLanguages, eq(userLanguages.userId, caller.userId)),
)

/** Finds the caller's own account. */
export async function findOwnAccount(authRequest: AuthenticatedRequest): Promise<Found<OwnAccount>> {
  const { caller, rows } = await ownAccount(authRequest)
  return {
    caller,
    allow: () => {
      const [first] = rows
      if (!first) throw notFound('The account')
      return { row: first.row, languages: rows.flatMap(({ language }) => language ?? []) }
    },
  }
}

export const readLanguages = (db: Database, userId: string) =>
  db.select().from(userLanguages).where(eq(userLanguages.userId, userId))

/** Updates an account and returns it; `undefined` if it was deleted. */
export async function updateUser(db: Database, id: string, change: UserChange): Promise<UserRow | undefined> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning()
  return row
}

/** Records that a token has named the account's address as confirmed. */
export async function confirmEmail(db: Database, id: string): Promise<void> {
  await db.update(users).set({ isEmailConfirmed: true, confirmationsSent: [] }).where(eq(users.id, id))
}

/** Stores when confirmation emails were requested. */
export async function setConfirmationsSent(db: Database, id: string, sent: string[]): Promise<void> {
  await db.update(users).set({ confirmationsSent: sent }).where(eq(users.id, id))
}

/** Deletes an account with all rows that belong to it. */
export async function deleteUser(db: Database, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}

/** Finds an account and locks it until the transaction ends, which serializes its changes. */
export async function lockUser(db: Database, id: string) {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update')
  return row
}

/**
 * Locks an account for changes of rows that belong to it. Returns its creation time. Throws 404 if it was deleted in
 * the meantime.
 */
export async function lockAccount(db: Database, id: string): Promise<{ createdAt: Date }> {
  const [row] = await db
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  if (!row) throw notFound('The account')
  return row
}

/** Inserts or updates an account's data in one language; omitted columns stay. */
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

/** Subquery for the ids of accounts created before a moment. */
export const accountsBefore = (db: Database, moment: Date) =>
  db.select({ id: users.id }).from(users).where(lte(users.createdAt, moment))

/** Returns the email addresses of those ids that are accounts. */
export async function readEmails(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/** Marks an account as greeted. Returns `true` to only one of several concurrent calls. */
export async function markGreeted(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ greetedAt: now })
    .where(and(eq(users.id, id), isNull(users.greetedAt)))
    .returning({ id: users.id })
  return rows.length > 0
}
