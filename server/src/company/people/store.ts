import { and, asc, desc, eq, gt, inArray, or } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { hasJoined, isPresent, type PersonRow } from '../store'
import { companyUsers } from '../tables'

const isPending = and(isPresent, eq(companyUsers.invitationStatus, 'PENDING'))

/** Returns the addresses that already belong to members or invitees. */
export async function readKnownAddresses(
  db: Database,
  companyId: string,
  emails: string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await db
    .select({ email: companyUsers.email })
    .from(companyUsers)
    .where(and(eq(companyUsers.companyId, companyId), inArray(companyUsers.email, emails)))
  return new Set(rows.map(({ email }) => email))
}

/** Inserts invitations. Returns those that didn't exist yet. */
export async function insertInvitations(
  tx: Database,
  rows: (typeof companyUsers.$inferInsert)[],
): Promise<PersonRow[]> {
  return tx.insert(companyUsers).values(rows).onConflictDoNothing().returning()
}

/** Finds and locks a person of a company by email address; `undefined` for a stranger. */
export async function lockByEmail(
  tx: Database,
  companyId: string,
  email: string,
): Promise<PersonRow | undefined> {
  if (email === '') return undefined
  const [row] = await tx
    .select()
    .from(companyUsers)
    .where(and(eq(companyUsers.companyId, companyId), eq(companyUsers.email, email)))
    .for('update')
  return row
}

/** Finds and locks people of a company by id, in id order so that batches never deadlock. Omits strangers. */
export const lockByIds = (tx: Database, companyId: string, ids: readonly string[]): Promise<PersonRow[]> =>
  tx
    .select()
    .from(companyUsers)
    .where(and(eq(companyUsers.companyId, companyId), inArray(companyUsers.id, [...ids]), isPresent))
    .orderBy(asc(companyUsers.id))
    .for('update')

/** Finds and locks an account's membership in a company, or the invitation to its verified email address. */
export async function lockOwnPlace(
  tx: Database,
  companyId: string,
  { userId, verifiedEmail }: { userId: string; verifiedEmail: string },
): Promise<PersonRow | undefined> {
  const [row] = await tx
    .select()
    .from(companyUsers)
    .where(
      and(
        eq(companyUsers.companyId, companyId),
        isPresent,
        or(
          and(eq(companyUsers.userId, userId), hasJoined),
          and(eq(companyUsers.email, verifiedEmail), isPending),
        ),
      ),
    )
    .orderBy(companyUsers.invitationStatus)
    .limit(1)
    .for('update')
  return row
}

export async function updatePerson(tx: Database, id: string, change: Partial<PersonRow>): Promise<void> {
  await tx.update(companyUsers).set(change).where(eq(companyUsers.id, id))
}

/** Applies the same change to several people. */
export async function updatePeople(tx: Database, ids: string[], change: Partial<PersonRow>): Promise<void> {
  if (ids.length > 0) await tx.update(companyUsers).set(change).where(inArray(companyUsers.id, ids))
}

/** Withdraws invitations. */
export async function deletePeople(tx: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(companyUsers).where(inArray(companyUsers.id, ids))
}

/** Records that an invitation link was followed; no effect for an unknown invitation. */
export async function markFollowed(db: Database, email: string, code: string, now: Date): Promise<void> {
  await db
    .update(companyUsers)
    .set({ linkFollowedAt: now })
    .where(and(eq(companyUsers.email, email), isPending, eq(companyUsers.invitationAccessCode, code)))
}

/** Returns the code of the invitation link that was followed last for an email address, since a moment. */
export async function readFollowedCode(db: Database, email: string, since: Date): Promise<string | null> {
  const [row] = await db
    .select({ code: companyUsers.invitationAccessCode })
    .from(companyUsers)
    .where(and(eq(companyUsers.email, email), isPending, gt(companyUsers.linkFollowedAt, since)))
    .orderBy(desc(companyUsers.linkFollowedAt))
    .limit(1)
  return row?.code ?? null
}
