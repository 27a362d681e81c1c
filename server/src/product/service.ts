import type { Product } from '@mowka/shared/contract/schemas/commerce'
import type { Database } from '../database/database'
import * as store from './store'

/** All plans on sale, for visitors too (S-COM-01). */
export async function listProducts(db: Database): Promise<Product[]> {
  const rows = await store.readProducts(db)
  return rows.map(({ sortOrder, ...product }) => ({ ...product, order: sortOrder }))
}
