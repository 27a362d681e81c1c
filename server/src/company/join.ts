import { LangCode } from '@mowka/shared/contract/schemas/common'
import type { Database } from '../database/database'
import { extendAccessTo, lockAccount } from '../user/public'
import * as store from './store'

/**
 * Joins an account to the companies that wait for its e-mail, and opens the languages of the seats taken there. The
 * e-mail has to be verified: otherwise anyone could take someone's place.
 */
export async function joinCompanies(
  db: Database,
  userId: string,
  verifiedEmail: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const places = await store.joinPlaces(tx, verifiedEmail.toLowerCase(), userId)
    for (const { expiresAt } of await store.readSeats(tx, places)) {
      for (const lang of LangCode.options) {
        const until = expiresAt[lang]
        if (until) await extendAccessTo(tx, userId, lang, new Date(until), now)
      }
    }
  })
}
