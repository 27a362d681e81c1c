import type { Product } from '@mowka/shared/contract/schemas/commerce'
import type { ImportCounts } from '@mowka/shared/contract/schemas/content'
import type { Database } from '../database/database'
import { readProducts, upsertProducts } from '../product/content'
import { selectChanged } from './compare'

/** Brings the plans up to date. */
export async function importProducts(
  db: Database,
  products: readonly Product[],
  counts: ImportCounts,
): Promise<void> {
  const rows = products.map(({ order, ...product }) => ({ ...product, sortOrder: order }))
  const stored = new Map((await readProducts(db)).map((row) => [row.productCode, row]))
  await upsertProducts(
    db,
    selectChanged(rows, ({ productCode }) => stored.get(productCode), counts),
  )
}
