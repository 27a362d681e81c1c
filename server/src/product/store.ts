import { asc, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { products } from './tables'

/** All plans, language by language in their order. */
export const readProducts = (db: Database) =>
  db
    .select()
    .from(products)
    .orderBy(asc(products.targetLang), asc(products.sortOrder), asc(products.productCode))

/** The plans with these codes. */
export async function readProductsByCode(db: Database, codes: string[]) {
  if (codes.length === 0) return []
  return db.select().from(products).where(inArray(products.productCode, codes))
}

/** Makes or overwrites plans. */
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
