import type { DiscountType, PurchaseFlow } from '@mowka/domain/shop/coupon'
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { nameless, type PersonalTable } from '../database/personal-data'
import { formerOwnerColumn } from '../user/public'

/** A coupon: its discount and the conditions for using it. */
export const coupons = pgTable('coupons', {
  /** Upper case; typed codes are normalized. */
  code: text('code').primaryKey(),
  type: text('type').$type<DiscountType>().notNull(),
  /** Depending on the type: percent, the price of one month in grosz, grosz off the order, or months. */
  amount: integer('amount').notNull(),
  /** Product codes; empty for all. */
  applyTo: jsonb('apply_to').$type<string[]>().notNull(),
  flows: jsonb('flows').$type<PurchaseFlow[]>().notNull(),
  active: boolean('active').notNull(),
  /** First and last day of validity in Warsaw; null for no limit. */
  validFrom: date('valid_from'),
  validTo: date('valid_to'),
  /** Maximum uses in total and per person; null for no limit. */
  maxUses: integer('max_uses'),
  usesPerPerson: integer('uses_per_person'),
  /** Verified email address, in lower case, of the only account that may use it; null for everyone. */
  assignedEmail: text('assigned_email'),
  version: integer('version').notNull().default(1),
  /** Changed in the panel, so that imports of the library leave it. */
  edited: boolean('edited').notNull().default(false),
})

/** Coupon uses: reserved with an order and released when it is cancelled. An order uses at most one coupon. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: text('order_id').primaryKey(),
    code: text('code')
      .notNull()
      .references(() => coupons.code, { onDelete: 'cascade' }),
    userId: formerOwnerColumn(),
    /** Hash of a guest buyer's email address; null for accounts. */
    emailHash: text('email_hash'),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    index('coupon_uses_code').on(table.code),
    index('coupon_uses_user').on(table.userId, table.code),
  ],
)

/** The person's coupon uses. */
export const couponPersonal: PersonalTable[] = [
  nameless(couponUses, 'couponUses', {
    set: { userId: null, emailHash: null },
    because: 'a coupon for so many uses stays used',
  }),
]
