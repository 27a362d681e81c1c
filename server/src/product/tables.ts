import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

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
  lowestPrice30: integer('lowest_price_30'),
})
