import { createHash } from 'node:crypto'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { Claims } from '../outside/identity'
import { deletedAccounts } from './tables'

/**
 * The clocks of the identity provider and of this server differ by less than this, in milliseconds. A token that was
 * issued so shortly after the end of its account still counts as an old one.
 */
const MARGIN = 60_000

/** Longer than any token lives; after this, nobody can come with an old one. In milliseconds. */
const REMEMBERED = 30 * 24 * 60 * 60 * 1000

/** What is remembered of a deleted account: enough to know its tokens again, and nobody by it. */
export const identityMark = ({ issuer, subject }: { issuer: string; subject: string }): string =>
  createHash('sha256').update(`${issuer}\n${subject}`).digest('hex')

/** Remembers that an account was deleted, in the transaction that does it: its tokens are worthless from then on. */
export async function markDeleted(tx: Database, mark: string, now: Date): Promise<void> {
  await tx
    .insert(deletedAccounts)
    .values({ mark, deletedAt: now })
    .onConflictDoUpdate({ target: deletedAccounts.mark, set: { deletedAt: now, goneAt: null } })
}

/** Remembers that the identity provider has deleted it too: who comes with a newer token has signed up again. */
export async function markGone(db: Database, mark: string, now: Date): Promise<void> {
  await db.update(deletedAccounts).set({ goneAt: now }).where(eq(deletedAccounts.mark, mark))
}

/** Whether a good token belongs to an account that was deleted. */
export async function isOfDeleted(db: Database, { iss, sub, iat }: Claims): Promise<boolean> {
  const mark = identityMark({ issuer: iss, subject: sub })
  const [row] = await db.select().from(deletedAccounts).where(eq(deletedAccounts.mark, mark))
  if (!row) return false
  return row.goneAt === null || typeof iat !== 'number' || iat * 1000 <= row.goneAt.getTime() + MARGIN
}

/** Forgets accounts whose tokens have all run out. */
export async function forgetMarks(db: Database, now: Date): Promise<void> {
  await db
    .delete(deletedAccounts)
    .where(
      and(
        isNotNull(deletedAccounts.goneAt),
        lt(deletedAccounts.goneAt, new Date(now.getTime() - REMEMBERED)),
      ),
    )
}
