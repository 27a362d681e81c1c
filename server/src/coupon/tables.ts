import type { DiscountType, PurchaseFlow } from '@mowka/shared/domain/coupon'
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { formerOwnerColumn } from '../user/public'

/** A coupon: what it takes off, and who may use it where, when and how often. */
export const coupons = pgTable('coupons', {
  /** In capitals: people type it as they like. */
  code: text('code').primaryKey(),
  type: text('type').$type<DiscountType>().notNull(),
  /** Percent, grosz for one month, grosz off the order, or months: by the type. */
  amount: integer('amount').notNull(),
  /** Product codes; none means all. */
  applyTo: jsonb('apply_to').$type<string[]>().notNull(),
  flows: jsonb('flows').$type<PurchaseFlow[]>().notNull(),
  active: boolean('active').notNull(),
  /** The first and the last Warsaw day on which it is good; null for no limit. */
  validFrom: date('valid_from'),
  validTo: date('valid_to'),
  /** Uses in all, and of one person; null for no limit. */
  maxUses: integer('max_uses'),
  usesPerPerson: integer('uses_per_person'),
  /** The one account that may use it, by its verified e-mail in small letters; null for everyone. */
  assignedEmail: text('assigned_email'),
})

/** Uses of coupons: reserved with an order, given back when it is cancelled. An order uses one coupon. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: text('order_id').primaryKey(),
    code: text('code')
      .notNull()
      .references(() => coupons.code, { onDelete: 'cascade' }),
    userId: formerOwnerColumn(),
    /** A hash of the e-mail of someone who buys without an account; null for others. */
    emailHash: text('email_hash'),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    index('coupon_uses_code').on(table.code),
    index('coupon_uses_user').on(table.userId, table.code),
  ],
)
