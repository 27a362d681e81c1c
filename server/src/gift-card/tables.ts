import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { GiftCardStatus } from '@mowka/shared/contract/schemas/gift-card'
import type { InterfaceLang } from '@mowka/shared/domain/interface-lang'
import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { formerOwnerColumn } from '../user/public'

/** Gift cards: made by editors, or bought by anyone. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: text('id').primaryKey(),
    /** What made it, a request or a card of an order: the same one again makes no second card. */
    requestId: text('request_id').notNull().unique(),
    /** The paid order that it is of; null for an editor's. */
    orderId: text('order_id'),
    /** The code that is redeemed. */
    pattern: text('pattern').notNull().unique(),
    status: text('status').$type<GiftCardStatus>().notNull(),
    /** `plan:sourceLang` (C17). */
    plan: text('plan').notNull(),
    languages: jsonb('languages').$type<LangCode[]>().notNull(),
    directory: text('directory').notNull(),
    inscription: text('inscription').notNull(),
    sendToEmailAddress: text('send_to_email_address'),
    /** The language of the letter. */
    letterLang: text('letter_lang').$type<InterfaceLang>(),
    createdAt: moment('created_at').notNull(),
    sendAt: date('send_at'),
    /** When its letter was posted; null while it waits for its day, or has none. */
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

/** Who redeemed a card, each card once. */
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
