import type { Product } from '@mowka/shared/contract/schemas/commerce'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { lowestPrice } from './lowest-price'
import * as store from './store'

/** The names of the plans on sale among these product codes. */
export async function planNames(db: Database, codes: string[]): Promise<Map<string, string>> {
  const rows = await store.readProductsByCode(db, codes)
  return new Map(rows.map(({ productCode, name }) => [productCode, name]))
}

/** The plans on sale among these product codes, with their prices. */
export async function readPlans(db: Database, codes: string[]): Promise<Map<string, store.ProductRow>> {
  const rows = await store.readProductsByCode(db, codes)
  return new Map(rows.map((row) => [row.productCode, row]))
}

/** All plans on sale, for visitors too (S-COM-01), with the lowest price of the last 30 days from their history. */
export async function listProducts(db: Database, now: Date): Promise<Product[]> {
  const rows = await store.readProducts(db)
  const prices = groupBy(await store.readPrices(db), ({ productCode }) => productCode)
  return rows.map(({ sortOrder, ...product }) => ({
    ...product,
    order: sortOrder,
    lowestPrice30: lowestPrice(prices.get(product.productCode) ?? [], now),
  }))
}
