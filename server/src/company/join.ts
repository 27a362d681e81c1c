import type { Database } from '../database/database'
import { lockAccount } from '../user/public'
import * as store from './store'

/**
 * Joins an account to the companies that wait for its e-mail: the seats taken there open their languages from then on.
 * The e-mail has to be verified: otherwise anyone could take someone's place.
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
