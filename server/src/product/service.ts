import type { Product } from '@mowka/shared/contract/schemas/commerce'
import type { Database } from '../database/database'
import * as store from './store'

/** The names of the plans on sale among these product codes. */
export async function planNames(db: Database, codes: string[]): Promise<Map<string, string>> {
  const rows = await store.readProductsByCode(db, codes)
  return new Map(rows.map(({ productCode, name }) => [productCode, name]))
}

/** All plans on sale, for visitors too (S-COM-01). */
export async function listProducts(db: Database): Promise<Product[]> {
  const rows = await store.readProducts(db)
  return rows.map(({ sortOrder, ...product }) => ({ ...product, order: sortOrder }))
}
