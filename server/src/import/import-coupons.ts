import type { ContentCoupon, ImportCounts } from '@mowka/contract/schemas/content'
import { readCoupons, upsertCoupons } from '../coupon/content'
import type { Database } from '../database/database'
import { selectChanged } from './compare'

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
