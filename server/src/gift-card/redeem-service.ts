import type { GiftCardRedemption } from '@mowka/contract/schemas/gift-card'
import { extendByMonths } from '@mowka/domain/access-period'
import { planMonths } from '@mowka/domain/product-code'
import { readSeatPeriods } from '../company/public'
import type { CallScope } from '../http/policy'
import { extendAccessTo, lockAccount, readAccessesOf } from '../user/public'
import { readGiftCode } from './gift-code'
import { refusalOf } from './redemption'
import * as store from './store'

/**
 * Redeems a gift card once: opens each of its languages for the months of its plan (S-COM-11, S-COM-14). Card and
 * account are locked, so that only one of several concurrent calls succeeds. An unknown code takes the same reads as
 * a used one and gets the same response.
 */
export async function redeemGiftCard(
  { db, person: { userId }, now }: CallScope,
  typed: string,
): Promise<GiftCardRedemption> {
  return db.transaction(async (tx) => {
    // The account is always locked first, so that concurrent calls can't deadlock.
    await lockAccount(tx, userId)
    const card = await store.lockGiftCard(tx, readGiftCode(typed))
    const accesses = await readAccessesOf(tx, [userId])
    const seats = await readSeatPeriods(tx, userId)
    const uses = await store.readUses(tx, userId)
    const refusal = refusalOf(card, { accesses, seats, uses, now })
    if (refusal || !card) {
      const message = refusal ?? 'GIFT_CARD_DOES_NOT_EXIST_OR_ALREADY_USED'
      return { status: 'invalid', message, languages: [] }
    }

    const months = planMonths(card.plan) ?? 0
    for (const lang of card.languages) {
      const current = accesses.find(({ targetLang }) => targetLang === lang)
      await extendAccessTo(tx, userId, lang, extendByMonths(current?.expiresAt, months, now), now)
    }
    await store.markRedeemed(tx, card, userId, now)
    return { status: 'verified', message: 'GIFT_CARD_REDEEMED', languages: card.languages }
  })
}
