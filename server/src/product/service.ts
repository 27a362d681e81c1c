import type { Product } from '@mowka/contract/schemas/order'
import { asc, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { productPrices, products } from './tables'

/** A price with the start of its validity. */
type Price = { totalPrice: number; since: Date }

const DAYS_30 = 30 * 24 * 60 * 60 * 1000

/**
 * Returns the price shown next to a reduced one: the lowest of the 30 days before the reduction, as required by the
 * Omnibus directive. A price that has held for 30 days is no reduction, so it is its own lowest. Null for a plan that
 * is newer and has had only one price. `prices` are ordered from the oldest to the current one.
 */
export function lowestPrice(prices: readonly Price[], now: Date): number | null {
  const current = prices.at(-1)
  if (!current) return null
  const since = current.since.getTime()
  if (since <= now.getTime() - DAYS_30) return current.totalPrice
  const from = since - DAYS_30
  const before = prices.slice(0, -1)
  const inWindow = before.filter((_, index) => {
    const until = prices[index + 1]?.since.getTime() ?? since
    return until > from
  })
  return inWindow.length > 0 ? Math.min(...inWindow.map(({ totalPrice }) => totalPrice)) : null
}

/** Returns the names of the given products that are on sale. */
export async function planNames(db: Database, codes: string[]): Promise<Map<string, string>> {
  const rows = await readProductsByCode(db, codes)
  return new Map(rows.map(({ productCode, name }) => [productCode, name]))
}

/** Returns the given products that are on sale, with their prices. */
export async function readPlans(db: Database, codes: string[]): Promise<Map<string, ProductRow>> {
  const rows = await readProductsByCode(db, codes)
  return new Map(rows.map((row) => [row.productCode, row]))
}

/** Lists all plans on sale, also for visitors (S-COM-01), with their lowest price of the last 30 days. */
export async function listProducts(db: Database, now: Date): Promise<Product[]> {
  const rows = await readProducts(db)
  const prices = groupBy(await readPrices(db), ({ productCode }) => productCode)
  return rows.map(({ sortOrder, ...product }) => ({
    ...product,
    order: sortOrder,
    lowestPrice30: lowestPrice(prices.get(product.productCode) ?? [], now),
  }))
}

type ProductRow = typeof products.$inferSelect
type PriceRow = typeof productPrices.$inferSelect

/** Returns all plans, ordered by language. */
export const readProducts = (db: Database) =>
  db
    .select()
    .from(products)
    .orderBy(asc(products.targetLang), asc(products.sortOrder), asc(products.productCode))

/** Returns the plans with these codes. */
async function readProductsByCode(db: Database, codes: string[]) {
  if (codes.length === 0) return []
  return db.select().from(products).where(inArray(products.productCode, codes))
}

/** Returns the price history of plans, oldest first. */
const readPrices = (db: Database): Promise<PriceRow[]> =>
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
