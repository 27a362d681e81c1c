import { eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { invitations } from './tables'

/** Returns whether a person has invited an address, and the number of their invitations since a moment. */
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

export async function insertInvitation(db: Database, row: typeof invitations.$inferInsert): Promise<void> {
  await db.insert(invitations).values(row)
}
