import type { Product } from '@mowka/contract/schemas/commerce'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { lowestPrice } from './lowest-price'
import * as store from './store'

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
