import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { GiftCardRedemption } from '@mowka/shared/contract/schemas/gift-card'

const texts = [
  'GIFT_CARD_DOES_NOT_EXIST_OR_ALREADY_USED',
  'GIFT_CARD_ALREADY_USED_FOR_LANGUAGE',
  'GIFT_CARD_ACTIVE_SUBSCRIPTION',
  'GIFT_CARD_EXPIRED_OR_NOT_ASSIGNED',
] as const

/** Why a code gave nothing, by the key of its text; `failed` where nobody knows. */
export type RedeemReason = (typeof texts)[number] | 'failed'

/** What became of a code. */
export type RedeemOutcome =
  | { status: 'verified'; languages: readonly LangCode[] }
  | { status: 'invalid'; reason: RedeemReason }

/** Reads what the server said of a code, in any case of letters (C42); null for a call that failed (C-RED-06). */
export function redeemOutcome(
  answer: (Omit<GiftCardRedemption, 'message'> & { message: string }) | null,
): RedeemOutcome {
  if (answer?.status.toLowerCase() === 'verified') {
    return { status: 'verified', languages: answer.languages }
  }
  return { status: 'invalid', reason: texts.find((text) => text === answer?.message) ?? 'failed' }
}
