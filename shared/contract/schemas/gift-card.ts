import { DIRECTORY_LENGTH, INSCRIPTION_LENGTH, inscriptionRules } from '@mowka/domain/gift-card'
import { z } from 'zod'
import { giftCardList } from '../endpoints/gift-card'
import { bytes, type CallSchema } from './call'
import { Day, Id, IdParams, LangCode, Moment, text, trimmedText, wholeNumber } from './common'
import { EmailAddress } from './email-address'
import { listQuery } from './list'
import { ruled } from './ruled'

/** Inactive while it is not paid or after a refund, active until it is redeemed, then burned (S-COM-14, C-ENT-05). */
export const GiftCardStatus = z.enum(['inactive', 'active', 'burned'])
export type GiftCardStatus = z.infer<typeof GiftCardStatus>

/** A gift card as editors see it (A-GIFT-05). */
export const GiftCard = z.object({
  _id: Id,
  /** The code that is redeemed. */
  pattern: z.string(),
  status: GiftCardStatus,
  /** `plan:sourceLang` (C17). */
  plan: z.string(),
  languages: z.array(LangCode),
  /** The name of its batch (U18). */
  directory: z.string(),
  inscription: z.string(),
  sendToEmailAddress: z.string().nullable(),
  createdAt: Moment,
  /** The day on which it is sent. */
  sendAt: Day.nullable(),
  /** The last day on which it can be redeemed. */
  expireAt: Day.nullable(),
  redeemedAt: Moment.nullable(),
  /** The card as a PDF; the link is good for half an hour. */
  url: z.string(),
})
export type GiftCard = z.infer<typeof GiftCard>

/** A card that an editor makes; it is active at once (U18). */
export const NewGiftCard = z.object({
  /** Made by the form: sending it twice makes one card. */
  requestId: z.uuid().optional(),
  plan: text(60).regex(/^[A-Z0-9_]+:[A-Z]+$/),
  languages: z.array(LangCode).min(1).max(LangCode.options.length),
  directory: trimmedText(DIRECTORY_LENGTH, 1),
  inscription: ruled(trimmedText(INSCRIPTION_LENGTH), inscriptionRules).default(''),
  sendToEmailAddress: EmailAddress.nullable().default(null),
  /** The day on which it is sent to that address; null for at once. */
  sendAt: Day.nullable().default(null),
  expireAt: Day.nullable().default(null),
})
export type NewGiftCard = z.output<typeof NewGiftCard>

/** Why a card opens nothing (C-RED-05, U14). */
export const GiftCardRefusal = z.enum([
  'GIFT_CARD_DOES_NOT_EXIST_OR_ALREADY_USED',
  'GIFT_CARD_ALREADY_USED_FOR_LANGUAGE',
  'GIFT_CARD_ACTIVE_SUBSCRIPTION',
  'GIFT_CARD_EXPIRED_OR_NOT_ASSIGNED',
])
export type GiftCardRefusal = z.infer<typeof GiftCardRefusal>

/** What became of a code (S-COM-11). In small letters, unlike a coupon's (C42). */
export const GiftCardRedemption = z.object({
  status: z.enum(['verified', 'invalid']),
  message: z.union([z.literal('GIFT_CARD_REDEEMED'), GiftCardRefusal]),
  /** The languages that the card opened; none for a refusal. */
  languages: z.array(LangCode),
})
export type GiftCardRedemption = z.infer<typeof GiftCardRedemption>

export const giftCardCalls = {
  redeemGiftCard: {
    /** As it was typed: capitals, spaces and dashes do not matter. */
    body: z.object({ giftCardCode: text(64, 1) }),
    answer: GiftCardRedemption,
  },
  listGiftCards: {
    query: listQuery(giftCardList),
    answer: z.object({ items: z.array(GiftCard), metadata: z.object({ total: wholeNumber() }) }),
  },
  createGiftCard: { body: NewGiftCard, answer: GiftCard, success: 201 },
  getGiftCardPdf: {
    params: IdParams,
    query: z.object({ token: text(300) }),
    gives: bytes('application/pdf'),
  },
} satisfies Record<string, CallSchema>
