import type { LangCode } from '@mowka/contract/schemas/common'
import type { GiftCardRedemption } from '@mowka/contract/schemas/gift-card'

const texts = [
  'GIFT_CARD_DOES_NOT_EXIST_OR_ALREADY_USED',
  'GIFT_CARD_ALREADY_USED_FOR_LANGUAGE',
  'GIFT_CARD_ACTIVE_SUBSCRIPTION',
  'GIFT_CARD_EXPIRED_OR_NOT_ASSIGNED',
] as const

/** Why a code was refused, as the key of its text; `failed` if the reason is unknown. */
export type RedeemReason = (typeof texts)[number] | 'failed'

/** Outcome of a redemption. */
export type RedeemOutcome =
  | { status: 'verified'; languages: readonly LangCode[] }
  | { status: 'invalid'; reason: RedeemReason }

/** Maps the response to an outcome, ignoring the status's case (C42); null stands for a failed call (C-RED-06). */
export function redeemOutcome(
  answer: (Omit<GiftCardRedemption, 'message'> & { message: string }) | null,
): RedeemOutcome {
  if (answer?.status.toLowerCase() === 'verified') {
    return { status: 'verified', languages: answer.languages }
  }
  return { status: 'invalid', reason: texts.find((text) => text === answer?.message) ?? 'failed' }
}
