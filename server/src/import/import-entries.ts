import type { Product } from '@mowka/contract/schemas/commerce'
import type {
  ContentCoupon,
  ContentLevelingTest,
  ContentWordsOfTheDay,
  ImportCounts,
} from '@mowka/contract/schemas/content'
import { readCoupons, upsertCoupons } from '../coupon/content'
import type { Database } from '../database/database'
import { readTests, upsertTests } from '../leveling-test/content'
import { addPrices, readProducts, upsertProducts } from '../product/content'
import { readWordsOfTheDay, upsertWordsOfTheDay } from '../word-of-the-day/content'
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

/** Updates the coupons and preserves their usage counts. */
export async function importCoupons(
  db: Database,
  coupons: readonly ContentCoupon[],
  counts: ImportCounts,
): Promise<void> {
  const stored = new Map((await readCoupons(db)).map((row) => [row.code, row]))
  await upsertCoupons(
    db,
    selectChanged([...coupons], ({ code }) => stored.get(code), counts),
  )
}

/** Updates the leveling tests; each counts as one piece. */
export async function importLevelingTests(
  db: Database,
  tests: readonly ContentLevelingTest[],
  counts: ImportCounts,
): Promise<void> {
  const stored = new Map((await readTests(db)).map((row) => [row.lang, row]))
  await upsertTests(
    db,
    selectChanged(tests, ({ lang }) => stored.get(lang), counts),
  )
}

/** Updates the words of the day; each language counts as one piece. */
export async function importWordsOfTheDay(
  db: Database,
  languages: readonly ContentWordsOfTheDay[],
  counts: ImportCounts,
): Promise<void> {
  const stored = new Map((await readWordsOfTheDay(db)).map((row) => [row.lang, row]))
  await upsertWordsOfTheDay(
    db,
    selectChanged(languages, ({ lang }) => stored.get(lang), counts),
  )
}
