import type { LangCode } from '@mowka/contract/schemas/common'
import type { GiftCardRedemption, GiftCardRefusal } from '@mowka/contract/schemas/gift-card'
import { planMonths } from '@mowka/domain/shop/product-code'
import { addDays, warsawDay } from '@mowka/domain/time'
import { endOfWarsawDay, extendByMonths, SURVEY_BONUS_DAYS, TRIAL_DAYS } from '@mowka/domain/user/access'
import { readSeatPeriods } from '../company/public'
import type { CallScope } from '../http/policy'
import { extendAccessTo, lockAccount, readAccessesOf } from '../user/public'
import { readGiftCode } from './gift-code'
import * as store from './store'

/** The properties of a card that decide whether it can be redeemed. */
export type RedeemableCard = {
  status: 'inactive' | 'active' | 'burned'
  languages: readonly LangCode[]
  expireAt: string | null
}

/** A person's latest access to a language. */
type Access = { targetLang: LangCode; startsAt: Date; expiresAt: Date }

/** Trial and bonus days together. Every plan is longer. */
const FREE_DAYS = TRIAL_DAYS + SURVEY_BONUS_DAYS

/** Whether a running access is longer than the free days. */
const isSubscription = ({ startsAt, expiresAt }: Access, now: Date): boolean =>
  expiresAt > now && expiresAt > endOfWarsawDay(addDays(warsawDay(startsAt), FREE_DAYS))

/**
 * Returns the reason why a user can't redeem a card; null if they can. A card is redeemed as a whole: it is refused
 * while a subscription, a company or another card covers one of its languages, so that no month is lost (C-RED-05,
 * S-COM-12, S-COM-13). A trial doesn't count. An unknown card is refused like a used one, to hide which codes
 * existed.
 */
export function refusalOf(
  card: RedeemableCard | undefined,
  {
    accesses,
    seats,
    uses,
    now,
  }: {
    accesses: readonly Access[]
    /** The person's company access. */
    seats: readonly { lang: LangCode; expiresAt: Date }[]
    uses: readonly { languages: readonly LangCode[]; redeemedAt: Date }[]
    now: Date
  },
): GiftCardRefusal | null {
  if (!card || card.status === 'burned') return 'GIFT_CARD_DOES_NOT_EXIST_OR_ALREADY_USED'
  const isExpired = card.expireAt !== null && card.expireAt < warsawDay(now)
  if (card.status === 'inactive' || isExpired) return 'GIFT_CARD_EXPIRED_OR_NOT_ASSIGNED'

  const running = accesses.filter(
    (access) => card.languages.includes(access.targetLang) && isSubscription(access, now),
  )
  const isGift = ({ targetLang, startsAt }: Access) =>
    uses.some(({ languages, redeemedAt }) => languages.includes(targetLang) && redeemedAt >= startsAt)
  if (running.some(isGift)) return 'GIFT_CARD_ALREADY_USED_FOR_LANGUAGE'
  const isSeated = seats.some(({ lang, expiresAt }) => card.languages.includes(lang) && expiresAt > now)
  return running.length > 0 || isSeated ? 'GIFT_CARD_ACTIVE_SUBSCRIPTION' : null
}

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
