import type { couponList } from '@mowka/contract/endpoints/editor/shop'
import type { CouponState } from '@mowka/contract/schemas/editor/shop'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { warsawDay } from '@mowka/domain/time'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { containsText } from '../database/search-form'
import { listOrder, listWhere } from '../http/list-query'
import type { CouponRow } from './store'
import { coupons, couponUses } from './tables'

/** A coupon with the number of its uses and its state on a day. */
export type CountedCoupon = CouponRow & { uses: number; state: CouponState }

// Columns are named with their tables, because a select from one table leaves them out.
const uses = sql<number>`(select count(*)::int from ${couponUses} where ${couponUses}."code" = ${coupons}."code")`

/** The state of a coupon on a day in Warsaw: the first that applies. */
const stateOn = (today: string) => sql<CouponState>`case
  when not ${coupons.active} then 'off'
  when ${coupons.validTo} < ${today} then 'over'
  when ${coupons.maxUses} <= ${uses} then 'used-up'
  when ${coupons.validFrom} > ${today} then 'waiting'
  else 'working' end`

const counted = (now: Date) => ({ ...getTableColumns(coupons), uses, state: stateOn(warsawDay(now)) })

/** Returns one page of coupons and the total count. */
export async function listCouponRows(
  db: Database,
  { filters, sort, limit, page }: ReadListQuery<typeof couponList>,
  now: Date,
): Promise<{ rows: CountedCoupon[]; total: number }> {
  const where = listWhere<typeof couponList>(
    {
      $search: (text) => containsText(text, [coupons.code]),
      type: coupons.type,
      state: (state) => eq(stateOn(warsawDay(now)), state),
    },
    filters,
  )
  const total = await db.$count(coupons, where)
  const rows = await db
    .select(counted(now))
    .from(coupons)
    .where(where)
    .orderBy(
      ...listOrder<typeof couponList>(
        { code: coupons.code, uses, validTo: coupons.validTo },
        sort,
        coupons.code,
      ),
    )
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total }
}

/** Finds a coupon with its uses and its state. */
export async function readCountedCoupon(
  db: Database,
  code: string,
  now: Date,
): Promise<CountedCoupon | undefined> {
  const [row] = await db.select(counted(now)).from(coupons).where(eq(coupons.code, code))
  return row
}

/** Inserts a coupon. Returns `false` if its code is taken. */
export async function insertCoupon(db: Database, row: Omit<CouponRow, 'version'>): Promise<boolean> {
  const made = await db.insert(coupons).values(row).onConflictDoNothing().returning({ code: coupons.code })
  return made.length > 0
}

/** Changes a coupon of a version. Returns `false` if there is another version by now. */
export async function changeCoupon(
  db: Database,
  { code, version }: Pick<CouponRow, 'code' | 'version'>,
  change: Partial<CouponRow>,
): Promise<boolean> {
  const changed = await db
    .update(coupons)
    .set({ ...change, edited: true, version: version + 1 })
    .where(and(eq(coupons.code, code), eq(coupons.version, version)))
    .returning({ code: coupons.code })
  return changed.length > 0
}
