import type { LangCode } from '@mowka/contract/schemas/common'
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'

/** A plan on sale. Prices are integer grosz. */
export const products = pgTable('products', {
  /** `plan:sourceLang:targetLang`. */
  productCode: text('product_code').primaryKey(),
  name: text('name').notNull(),
  icon: text('icon').notNull(),
  sourceLang: text('source_lang').$type<LangCode>().notNull(),
  targetLang: text('target_lang').$type<LangCode>().notNull(),
  sortOrder: integer('sort_order').notNull(),
  featured: boolean('featured').notNull().default(false),
  unitPrice: integer('unit_price').notNull(),
  totalPrice: integer('total_price').notNull(),
  months: integer('months').notNull(),
  /** The lowest total of the 30 days before the price history starts, from the library. */
  lowestPrice30: integer('lowest_price_30'),
})

/** Price history of plans, from which the lowest price of the last 30 days is computed. */
export const productPrices = pgTable(
  'product_prices',
  {
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
    totalPrice: integer('total_price').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productCode, table.since] })],
)
