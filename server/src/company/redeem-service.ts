import type { LangCode } from '@mowka/contract/schemas/common'
import type { RedeemMessage } from '@mowka/contract/schemas/company'
import { storedAddress } from '@mowka/domain/user/email-list'
import type { CallScope } from '../http/policy'
import { inactiveReason } from './people/service'
import * as people from './people/store'
import { countSeatsOfPackage, lockPackage, readUses, seatExpiry } from './seats'
import { insertSeats, readCompany } from './store'

const DAY = 24 * 60 * 60 * 1000

/** Retention of followed links, in milliseconds. */
const LINK_RETENTION = 30 * DAY

/**
 * Redeems the seat reserved by the caller's invitation (S-COMP-11, S-COMP-12, S-COMP-14). Without an invitation, the
 * caller learns only that the code exists. `verifiedEmail` is empty for an unverified address.
 */
export async function redeemCode(
  { db, person: { userId }, now }: CallScope,
  verifiedEmail: string,
  {
    companyAccessCode,
    firstname,
    lastname,
  }: { companyAccessCode: string; firstname: string; lastname: string },
): Promise<{ status: 'verified' | 'invalid'; message: RedeemMessage; languages: LangCode[] }> {
  const refusal = (message: RedeemMessage) => ({ status: 'invalid' as const, message, languages: [] })
  return db.transaction(async (tx) => {
    const bought = await lockPackage(tx, companyAccessCode)
    const company = bought && (await readCompany(tx, bought.companyId))
    if (!bought || !company) return refusal('CODE_MISSING')
    const place = await people.lockOwnPlace(tx, company.id, { userId, verifiedEmail })
    if (!place) return refusal('NO_INVITATION')
    if (place.invitationStatus === 'ACCEPTED') {
      const uses = await readUses(tx, bought.code, [place.id])
      return refusal(uses.length > 0 ? 'CODE_ALREADY_USED' : 'NO_INVITATION')
    }
    if (place.invitationAccessCode !== bought.code) return refusal('NO_INVITATION')
    const reason = inactiveReason(company, now)
    if (reason) return refusal(reason)
    // The invitation reserved a seat, but the limit may have been lowered since.
    const { used } = await countSeatsOfPackage(tx, bought)
    if (used >= bought.limit) return refusal('LIMIT_REACHED')
    await people.updatePerson(tx, place.id, {
      userId,
      firstname,
      lastname,
      invitationStatus: 'ACCEPTED',
      joinedAt: now,
    })
    await insertSeats(tx, [
      {
        code: bought.code,
        companyUserId: place.id,
        usedAt: now,
        expiresAt: seatExpiry(bought.languages, now),
      },
    ])
    const languages = bought.languages.map(({ targetLang }) => targetLang)
    return { status: 'verified', message: 'VERIFIED', languages: [...new Set(languages)] }
  })
}

/**
 * Stores the code of a followed invitation link during sign-up (S-COMP-13). The response doesn't reveal whether the
 * invitation exists.
 */
export const storeFollowedCode = (
  { db, now }: Pick<CallScope, 'db' | 'now'>,
  { cac, email }: { cac: string; email: string },
): Promise<void> => people.markFollowed(db, storedAddress(email), cac, now)

/** Returns the stored code for the caller's verified email address. */
export const readStoredCode = async (
  { db, now }: Pick<CallScope, 'db' | 'now'>,
  verifiedEmail: string,
): Promise<{ cac: string | null }> => ({
  cac:
    verifiedEmail === ''
      ? null
      : await people.readFollowedCode(db, verifiedEmail, new Date(now.getTime() - LINK_RETENTION)),
})
