import type { LangCode } from '@mowka/contract/schemas/common'
import type { GiftCardStatus } from '@mowka/contract/schemas/gift-card'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { nameless, type PersonalTable } from '../database/personal-data'
import { formerOwnerColumn } from '../user/public'

/** Gift cards, created by editors or bought. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: text('id').primaryKey(),
    /** Idempotency key: the id of the request or the card's position in an order. */
    requestId: text('request_id').notNull().unique(),
    /** The paid order of the card; null for an editor's card. */
    orderId: text('order_id'),
    /** The code to redeem. */
    pattern: text('pattern').notNull().unique(),
    status: text('status').$type<GiftCardStatus>().notNull(),
    /** `plan:sourceLang` (C17). */
    plan: text('plan').notNull(),
    languages: jsonb('languages').$type<LangCode[]>().notNull(),
    directory: text('directory').notNull(),
    inscription: text('inscription').notNull(),
    sendToEmailAddress: text('send_to_email_address'),
    /** The language of the email. */
    letterLang: text('letter_lang').$type<InterfaceLang>(),
    createdAt: moment('created_at').notNull(),
    sendAt: date('send_at'),
    /** When the card was emailed; null before its send date or without an address. */
    postedAt: moment('posted_at'),
    expireAt: date('expire_at'),
    redeemedAt: moment('redeemed_at'),
  },
  (table) => [
    index('gift_cards_created').on(table.createdAt, table.id),
    index('gift_cards_directory').on(table.directory),
    index('gift_cards_of_order').on(table.orderId),
    index('gift_cards_waiting').on(table.sendAt).where(sql`posted_at is null`),
  ],
)

/** Redemptions, one per card. */
export const giftCardUses = pgTable(
  'gift_card_uses',
  {
    giftCardId: text('gift_card_id')
      .primaryKey()
      .references(() => giftCards.id),
    userId: formerOwnerColumn(),
    languages: jsonb('languages').$type<LangCode[]>().notNull(),
    redeemedAt: moment('redeemed_at').notNull(),
  },
  (table) => [index('gift_card_uses_by_user').on(table.userId)],
)

/** Gift cards redeemed by a person. */
export const giftCardPersonal: PersonalTable[] = [
  nameless(giftCardUses, 'redeemedGiftCards', {
    set: { userId: null },
    because: 'a used card stays used; the row names nobody',
  }),
]
