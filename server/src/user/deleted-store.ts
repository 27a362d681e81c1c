import { createHash } from 'node:crypto'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { Claims } from '../outside/identity'
import { deletedAccounts } from './tables'

/**
 * Maximum clock difference between the identity provider and this server, in milliseconds. A token issued so shortly
 * after the deletion of its account still counts as an old one.
 */
const MARGIN = 60_000

/** Retention of deletion marks in milliseconds; longer than the lifetime of any token. */
const MARK_RETENTION = 30 * 24 * 60 * 60 * 1000

/** The mark of a deleted account: a hash that recognizes its tokens without identifying the person. */
export const identityMark = ({ issuer, subject }: { issuer: string; subject: string }): string =>
  createHash('sha256').update(`${issuer}\n${subject}`).digest('hex')

/**
 * Stores the mark of a deleted account within the transaction that deletes it; its tokens are invalid from then on.
 */
export async function markDeleted(tx: Database, mark: string, now: Date): Promise<void> {
  await tx
    .insert(deletedAccounts)
    .values({ mark, deletedAt: now })
    .onConflictDoUpdate({ target: deletedAccounts.mark, set: { deletedAt: now, goneAt: null } })
}

/** Records that the identity provider has deleted the account too: a newer token belongs to a new sign-up. */
export async function markDeletedAtProvider(db: Database, mark: string, now: Date): Promise<void> {
  await db.update(deletedAccounts).set({ goneAt: now }).where(eq(deletedAccounts.mark, mark))
}

/** Whether a valid token belongs to a deleted account. */
export async function belongsToDeletedAccount(db: Database, { iss, sub, iat }: Claims): Promise<boolean> {
  const mark = identityMark({ issuer: iss, subject: sub })
  const [row] = await db.select().from(deletedAccounts).where(eq(deletedAccounts.mark, mark))
  if (!row) return false
  return row.goneAt === null || typeof iat !== 'number' || iat * 1000 <= row.goneAt.getTime() + MARGIN
}

/** Deletes marks of accounts whose tokens have all expired. */
export async function deleteOldMarks(db: Database, now: Date): Promise<void> {
  await db
    .delete(deletedAccounts)
    .where(
      and(
        isNotNull(deletedAccounts.goneAt),
        lt(deletedAccounts.goneAt, new Date(now.getTime() - MARK_RETENTION)),
      ),
    )
}
