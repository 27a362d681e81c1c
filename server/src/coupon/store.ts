import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { UsesSoFar } from './service'
import { coupons, couponUses } from './tables'

export type CouponRow = typeof coupons.$inferSelect

/** A coupon of the library: without the columns that only the panel uses. */
export type LibraryCoupon = Omit<CouponRow, 'version' | 'edited'>

/** The user of a coupon: an account, or a guest by the email address they typed. */
export type CouponUser = { userId: string | null; email: string | null }

/** Normalizes a typed code. */
export const normalizeCode = (typed: string): string => typed.trim().toUpperCase()

const hashOf = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex')

/** Finds a coupon by its code. */
export async function readCoupon(db: Database, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code))
  return row
}

/** Finds a coupon and locks it until the transaction ends, which serializes its uses. */
export async function lockCoupon(db: Database, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code)).for('update')
  return row
}

/** Counts the uses of a coupon in total and by one person, excluding some orders. */
export async function readUses(
  db: Database,
  code: string,
  { userId, email }: CouponUser,
  withoutOrders: readonly string[] = [],
): Promise<UsesSoFar> {
  const isPersons = userId
    ? eq(couponUses.userId, userId)
    : email
      ? eq(couponUses.emailHash, hashOf(email))
      : sql`false`
  const [row] = await db
    .select({
      inAll: sql<number>`count(*)::int`,
      ofPerson: sql<number>`count(*) filter (where ${isPersons})::int`,
    })
    .from(couponUses)
    .where(and(eq(couponUses.code, code), notInArray(couponUses.orderId, [...withoutOrders])))
  return { inAll: row?.inAll ?? 0, ofPerson: row?.ofPerson ?? 0 }
}

/** Stores the use of a coupon by an order; repeating it has no effect. */
export async function insertUse(
  db: Database,
  { orderId, code, usedAt, userId, email }: CouponUser & { orderId: string; code: string; usedAt: Date },
): Promise<void> {
  const emailHash = userId === null && email !== null ? hashOf(email) : null
  await db.insert(couponUses).values({ orderId, code, usedAt, userId, emailHash }).onConflictDoNothing()
}

export async function deleteUse(db: Database, orderId: string): Promise<void> {
  await db.delete(couponUses).where(eq(couponUses.orderId, orderId))
}

/** Inserts or overwrites coupons; their uses are unaffected. */
export async function upsertCoupons(db: Database, rows: readonly LibraryCoupon[]): Promise<void> {
  if (rows.length === 0) return
  const { code, version, edited, ...columns } = getTableColumns(coupons)
  const takeNew = Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  )
  await db
    .insert(coupons)
    .values([...rows])
    .onConflictDoUpdate({ target: code, set: takeNew })
}

export const readCoupons = (db: Database): Promise<CouponRow[]> => db.select().from(coupons)
