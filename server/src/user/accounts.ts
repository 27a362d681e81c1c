import { createHash } from 'node:crypto'
import { firstCharacter } from '@mowka/domain/text/plain-text'
import { DEFAULT_AVATAR } from '@mowka/domain/user/preferences'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import type { Accounts } from '../http/caller'
import { unauthorized } from '../http/problem'
import type { Claims } from '../outside/identity'
import { findCaller, textClaim, verifiedEmailOf } from './caller'
import type { AccountPorts } from './ports'
import * as store from './store'
import { deletedAccounts } from './tables'

/**
 * Loads callers: creates accounts at the first sign-in, records confirmed addresses, and assigns waiting company
 * memberships.
 */
export const accounts = ({ isAwaited, companies, seatPeriods, join }: AccountPorts): Accounts => ({
  parts: { isAwaited, companies, seatPeriods },
  find: findCaller,
  async settle(authRequest) {
    const { db, bearer, now } = authRequest
    const caller =
      (await findCaller(authRequest)) ??
      (await createAccount(db, bearer.claims, now).then(() => findCaller(authRequest)))
    if (caller?.isNewlyConfirmed) await store.confirmEmail(db, caller.userId)
    if (caller?.isAwaited) await join(db, caller.userId, verifiedEmailOf(bearer.claims), now)
  },
})

/** Creates an account. Throws 401 for the token of a deleted account. */
async function createAccount(db: Database, claims: Claims, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await insertAccount(tx, claims, now)
    // After the insert, which has waited for a concurrent deletion.
    if (await belongsToDeletedAccount(tx, claims)) throw unauthorized('The account was deleted')
  })
}

async function insertAccount(db: Database, claims: Claims, now: Date): Promise<void> {
  const givenName = textClaim(claims, 'given_name')
  const familyName = textClaim(claims, 'family_name')
  await store.insertUser(db, {
    id: newId(),
    issuer: claims.iss,
    subject: claims.sub,
    email: textClaim(claims, 'email'),
    isEmailConfirmed: verifiedEmailOf(claims) !== '',
    givenName,
    familyName,
    // First name and initial until the person chooses a nickname (api.tsv, GET /user/ranking).
    nickname: [givenName, firstCharacter(familyName)].filter(Boolean).join(' ') || 'Mówka',
    isSocial: !claims.sub.startsWith('auth0|'),
    avatarFileName: DEFAULT_AVATAR,
    createdAt: now,
  })
}

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
async function belongsToDeletedAccount(db: Database, { iss, sub, iat }: Claims): Promise<boolean> {
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
