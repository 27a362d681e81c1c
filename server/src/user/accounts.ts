import { firstCharacter } from '@mowka/domain/cut-text'
import { DEFAULT_AVATAR } from '@mowka/domain/preferences'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import type { Accounts } from '../http/caller'
import { unauthorized } from '../http/problem'
import type { Claims } from '../outside/identity'
import { findCaller } from './caller'
import { textClaim, verifiedEmailOf } from './claims'
import { belongsToDeletedAccount } from './deleted-store'
import type { AccountPorts } from './ports'
import * as store from './store'

/** Loads callers: creates accounts at the first sign-in and assigns waiting company memberships. */
export const accounts = ({ isAwaited, companies, seatPeriods, join }: AccountPorts): Accounts => ({
  parts: { isAwaited, companies, seatPeriods },
  find: findCaller,
  async settle(authRequest) {
    const { db, bearer, now } = authRequest
    const caller =
      (await findCaller(authRequest)) ??
      (await createAccount(db, bearer.claims, now).then(() => findCaller(authRequest)))
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
    givenName,
    familyName,
    // First name and initial until the person chooses a nickname (api.tsv, GET /user/ranking).
    nickname: [givenName, firstCharacter(familyName)].filter(Boolean).join(' ') || 'Mówka',
    isSocial: !claims.sub.startsWith('auth0|'),
    avatarFileName: DEFAULT_AVATAR,
    createdAt: now,
  })
}
