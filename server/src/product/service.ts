import type { Product } from '@mowka/contract/schemas/commerce'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import * as store from './store'

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
  const rows = await store.readProductsByCode(db, codes)
  return new Map(rows.map(({ productCode, name }) => [productCode, name]))
}

/** Returns the given products that are on sale, with their prices. */
export async function readPlans(db: Database, codes: string[]): Promise<Map<string, store.ProductRow>> {
  const rows = await store.readProductsByCode(db, codes)
  return new Map(rows.map((row) => [row.productCode, row]))
}

/** Lists all plans on sale, also for visitors (S-COM-01), with their lowest price of the last 30 days. */
export async function listProducts(db: Database, now: Date): Promise<Product[]> {
  const rows = await store.readProducts(db)
  const prices = groupBy(await store.readPrices(db), ({ productCode }) => productCode)
  return rows.map(({ sortOrder, ...product }) => ({
    ...product,
    order: sortOrder,
    lowestPrice30: lowestPrice(prices.get(product.productCode) ?? [], now),
  }))
}
