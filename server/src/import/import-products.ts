import type { Product } from '@mowka/contract/schemas/commerce'
import type { ImportCounts } from '@mowka/contract/schemas/content'
import type { Database } from '../database/database'
import { addPrices, readProducts, upsertProducts } from '../product/content'
import { selectChanged } from './compare'

const DAYS_30 = 30 * 24 * 60 * 60 * 1000

/**
 * Updates the plans and records every price change. For a plan that is new here, the library provides the earlier
 * price history.
 */
export async function importProducts(
  db: Database,
  products: readonly Product[],
  now: Date,
  counts: ImportCounts,
): Promise<void> {
  const rows = products.map(({ order, ...product }) => ({ ...product, sortOrder: order }))
  const stored = new Map((await readProducts(db)).map((row) => [row.productCode, row]))
  await upsertProducts(
    db,
    selectChanged(rows, ({ productCode }) => stored.get(productCode), counts),
  )
  await addPrices(
    db,
    rows.flatMap(({ productCode, totalPrice, lowestPrice30 }) => {
      const before = stored.get(productCode)
      if (before?.totalPrice === totalPrice) return []
      const opening =
        before || lowestPrice30 === null
          ? []
          : [{ productCode, totalPrice: lowestPrice30, since: new Date(now.getTime() - DAYS_30) }]
      return [...opening, { productCode, totalPrice, since: now }]
    }),
  )
}
