import { asc, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { productPrices, products } from './tables'

export type ProductRow = typeof products.$inferSelect
export type PriceRow = typeof productPrices.$inferSelect

/** Returns all plans, ordered by language. */
export const readProducts = (db: Database) =>
  db
    .select()
    .from(products)
    .orderBy(asc(products.targetLang), asc(products.sortOrder), asc(products.productCode))

/** Returns the plans with these codes. */
export async function readProductsByCode(db: Database, codes: string[]) {
  if (codes.length === 0) return []
  return db.select().from(products).where(inArray(products.productCode, codes))
}

/** Returns the price history of plans, oldest first. */
export const readPrices = (db: Database): Promise<PriceRow[]> =>
  db.select().from(productPrices).orderBy(asc(productPrices.productCode), asc(productPrices.since))

/** Adds prices to the history. */
export async function addPrices(db: Database, rows: readonly PriceRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(productPrices)
    .values([...rows])
    .onConflictDoUpdate({
      target: [productPrices.productCode, productPrices.since],
      set: { totalPrice: sql`excluded.total_price` },
    })
}

/** Inserts or overwrites plans. */
export async function upsertProducts(
  db: Database,
  rows: readonly (typeof products.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return
  const { productCode, ...columns } = getTableColumns(products)
  const takeNew = Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  )
  await db
    .insert(products)
    .values([...rows])
    .onConflictDoUpdate({ target: productCode, set: takeNew })
}
