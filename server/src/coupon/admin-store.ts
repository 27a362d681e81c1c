import type { couponList } from '@mowka/contract/endpoints/editor/shop'
import type { CouponState } from '@mowka/contract/schemas/editor/shop'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { warsawDay } from '@mowka/domain/time'
import {
  and,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '../database/database'
import { containsText } from '../database/search-form'
import { listOrder, listWhere } from '../http/list-query'
import type { CouponRow } from './store'
import { coupons, couponUses } from './tables'

/** A coupon with the number of its uses. */
export type CountedCoupon = CouponRow & { uses: number }

// Columns are named with their tables, because a select from one table leaves them out.
const uses = sql<number>`(select count(*)::int from ${couponUses} where ${couponUses}."code" = ${coupons}."code")`
const counted = { ...getTableColumns(coupons), uses }

const isOver = (today: string) => and(isNotNull(coupons.validTo), lt(coupons.validTo, today))
const isUsedUp = and(isNotNull(coupons.maxUses), gte(uses, coupons.maxUses))
const isWaiting = (today: string) => and(isNotNull(coupons.validFrom), gt(coupons.validFrom, today))

/** The same order of states as `stateOf`: the first that applies. */
const hasState =
  (today: string) =>
  (state: CouponState): SQL | undefined => {
    const off = not(coupons.active)
    if (state === 'off') return off
    if (state === 'over') return and(coupons.active, isOver(today))
    const notOver = and(coupons.active, or(isNull(coupons.validTo), gte(coupons.validTo, today)))
    if (state === 'used-up') return and(notOver, isUsedUp)
    const notUsedUp = and(notOver, or(isNull(coupons.maxUses), lt(uses, coupons.maxUses)))
    if (state === 'waiting') return and(notUsedUp, isWaiting(today))
    return and(notUsedUp, or(isNull(coupons.validFrom), lte(coupons.validFrom, today)))
  }

/** The state of a coupon on a day in Warsaw. */
export function stateOf(
  { active, validFrom, validTo, maxUses, uses }: CountedCoupon,
  today: string,
): CouponState {
  if (!active) return 'off'
  if (validTo !== null && validTo < today) return 'over'
  if (maxUses !== null && uses >= maxUses) return 'used-up'
  return validFrom !== null && validFrom > today ? 'waiting' : 'working'
}

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
      state: hasState(warsawDay(now)),
    },
    filters,
  )
  const total = await db.$count(coupons, where)
  const rows = await db
    .select(counted)
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

/** Finds a coupon with the number of its uses. */
export async function readCountedCoupon(db: Database, code: string): Promise<CountedCoupon | undefined> {
  const [row] = await db.select(counted).from(coupons).where(eq(coupons.code, code))
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
