import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { GiftCardRefusal } from '@mowka/shared/contract/schemas/gift-card'
import { TRIAL_DAYS } from '@mowka/shared/domain/access'
import { endOfWarsawDay, SURVEY_BONUS_DAYS } from '@mowka/shared/domain/access-period'
import { addDays, warsawDay } from '@mowka/shared/domain/warsaw-time'

/** The part of a card that decides whether it opens anything. */
export type RedeemableCard = {
  status: 'inactive' | 'active' | 'burned'
  languages: readonly LangCode[]
  expireAt: string | null
}

/** The last access of a person to a language. */
type Access = { targetLang: LangCode; startsAt: Date; expiresAt: Date }

/** Trial and bonus together. The shortest plan lasts longer. */
const FREE_DAYS = TRIAL_DAYS + SURVEY_BONUS_DAYS

/** Whether an access holds that is more than the days which everyone gets for free. */
const isSubscription = ({ startsAt, expiresAt }: Access, now: Date): boolean =>
  expiresAt > now && expiresAt > endOfWarsawDay(addDays(warsawDay(startsAt), FREE_DAYS))

/**
 * Why a card opens nothing for a person; null when it does. A card is redeemed whole or not at all: while one of its
 * languages is open by a subscription, by a company or by another card, nothing of it is lost (C-RED-05, S-COM-12,
 * S-COM-13). A trial does not stand in the way. No card is like a used one, so that nobody learns which codes there were.
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
    /** What companies open to the person. */
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
