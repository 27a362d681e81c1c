import type { Database } from '../database/database'
import { lockAccount } from '../user/public'
import * as store from './store'

/**
 * Adds an account to the companies that have invited its email address; its seats grant access to their languages
 * from then on. The address must be verified, because otherwise another user could accept the invitation.
 */
export async function joinCompanies(
  db: Database,
  userId: string,
  verifiedEmail: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await store.joinPlaces(tx, verifiedEmail.toLowerCase(), userId, now)
  })
}
