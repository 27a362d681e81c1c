import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { GiftCardStatus } from '@mowka/shared/contract/schemas/gift-card'
import { date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'

/** Gift cards: made by editors, later bought by anyone. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: text('id').primaryKey(),
    /** The request that made it: the same one sent again makes no second card. */
    requestId: text('request_id').notNull().unique(),
    /** The code that is redeemed. */
    pattern: text('pattern').notNull().unique(),
    status: text('status').$type<GiftCardStatus>().notNull(),
    /** `plan:sourceLang` (C17). */
    plan: text('plan').notNull(),
    languages: jsonb('languages').$type<LangCode[]>().notNull(),
    directory: text('directory').notNull(),
    inscription: text('inscription').notNull(),
    sendToEmailAddress: text('send_to_email_address'),
    createdAt: moment('created_at').notNull(),
    sendAt: date('send_at'),
    expireAt: date('expire_at'),
    redeemedAt: moment('redeemed_at'),
  },
  (table) => [
    index('gift_cards_created').on(table.createdAt, table.id),
    index('gift_cards_directory').on(table.directory),
  ],
)
