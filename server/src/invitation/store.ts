import { eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { invitations } from './tables'

/** Whether a person has invited this address, and how many addresses since a moment. */
export async function readInvitations(
  db: Database,
  { userId, inviteeEmail, since }: { userId: string; inviteeEmail: string; since: Date },
): Promise<{ isDuplicate: boolean; sent: number }> {
  const [row] = await db
    .select({
      isDuplicate: sql<boolean>`coalesce(bool_or(${invitations.inviteeEmail} = ${inviteeEmail}), false)`,
      sent: sql<number>`count(*) filter (where ${gte(invitations.createdAt, since)})::int`,
    })
    .from(invitations)
    .where(eq(invitations.userId, userId))
  return { isDuplicate: row?.isDuplicate ?? false, sent: row?.sent ?? 0 }
}

/** Keeps an invitation. */
export async function insertInvitation(db: Database, row: typeof invitations.$inferInsert): Promise<void> {
  await db.insert(invitations).values(row)
}
