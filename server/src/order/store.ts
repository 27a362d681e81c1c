import type { LangCode } from '@mowka/contract/schemas/common'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { advisoryLocks } from '../database/advisory-locks'
import type { Database } from '../database/database'
import { type OrderBuyer, orderEvents, orderLines, orders } from './tables'

/** Prefix of the source of purchased access. */
export const BOUGHT = 'order/'

/** The source of access purchased by an order line. */
export const sourceOf = ({ orderId, line }: { orderId: string; line: number }): string =>
  `${BOUGHT}${orderId}/${line}`

/** Returns the product code of the plan that an account last bought for a language and kept; null if none. */
export async function readLastPlan(
  db: Database,
  userId: string,
  targetLang: LangCode,
): Promise<string | null> {
  const [row] = await db
    .select({ productCode: orderLines.productCode })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.flow, 'SUBSCRIPTION'),
        eq(orders.status, 'COMPLETED'),
        isNull(orders.refundedAt),
        eq(orderLines.targetLang, targetLang),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orderLines.line))
    .limit(1)
  return row?.productCode ?? null
}

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type OrderEventRow = typeof orderEvents.$inferSelect

/** Locks a fingerprint until the transaction ends, so that no concurrent order with it is created. */
export async function lockFingerprint(tx: Database, fingerprint: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.orders}, hashtext(${fingerprint}))`)
}

/** An order that can be paid. */
const isOpen = (now: Date): SQL | undefined => and(eq(orders.status, 'PENDING'), gt(orders.expiresAt, now))

/**
 * Finds the order that a request repeats: the newest with this fingerprint that can still be paid, or that was free
 * and created after a moment.
 */
export async function readSameOrder(
  db: Database,
  fingerprint: string,
  { now, freeSince }: { now: Date; freeSince: Date },
): Promise<OrderRow | undefined> {
  const isFree = and(
    eq(orders.status, 'COMPLETED'),
    eq(orders.totalAmount, 0),
    gt(orders.createdAt, freeSince),
  )
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.fingerprint, fingerprint), or(isOpen(now), isFree)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1)
  return row
}

/** An unpaid order that reserves a coupon. */
const reservesCoupon = (couponCode: string): SQL | undefined =>
  and(eq(orders.status, 'PENDING'), eq(orders.couponCode, couponCode))

/**
 * Returns a buyer's unpaid orders that reserve a coupon. A visitor is identified by everything they typed and by an
 * order number, so that an email address isn't enough to cancel a stranger's order.
 */
export const readOrdersWithCoupon = (
  db: Database,
  {
    userId,
    buyer,
    waitingOrder,
    couponCode,
  }: { userId: string | null; buyer: OrderBuyer; waitingOrder: string | null; couponCode: string },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        reservesCoupon(couponCode),
        or(
          userId === null
            ? and(isNull(orders.userId), sql`${orders.buyer} = ${JSON.stringify(buyer)}::jsonb`)
            : eq(orders.userId, userId),
          waitingOrder === null ? undefined : eq(orders.extOrderId, waitingOrder),
        ),
      ),
    )

/** Returns the ids of an account's unpaid orders, and of one with a number. */
export async function readUnpaidOrders(
  db: Database,
  held: { couponCode: string; userId: string | null; extOrderId: string | null },
): Promise<string[]> {
  const { couponCode, userId, extOrderId } = held
  const isOwn = or(
    userId === null ? undefined : eq(orders.userId, userId),
    extOrderId === null ? undefined : eq(orders.extOrderId, extOrderId),
  )
  if (!isOwn) return []
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(reservesCoupon(couponCode), isOwn))
  return rows.map(({ id }) => id)
}

export async function insertOrder(tx: Database, row: OrderRow, lines: OrderLineRow[]): Promise<void> {
  await tx.insert(orders).values(row)
  await tx.insert(orderLines).values(lines)
}

export async function readOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}

/** Finds an order by the number known to PayU and locks it until the transaction ends. */
export async function lockOrder(tx: Database, extOrderId: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.extOrderId, extOrderId)).for('update')
  return row
}

export async function readOrderByNumber(db: Database, extOrderId: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.extOrderId, extOrderId))
  return row
}

/** Returns the orders of an account, newest first. */
export const readOrdersOf = (db: Database, userId: string): Promise<OrderRow[]> =>
  db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt), desc(orders.id))

/** Returns the lines of orders in their order. */
export async function readLines(db: Database, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.line))
}

export async function updateOrder(
  db: Database,
  id: string,
  change: Partial<Omit<OrderRow, 'id'>>,
): Promise<OrderRow | undefined> {
  const [row] = await db.update(orders).set(change).where(eq(orders.id, id)).returning()
  return row
}

/** Claims the start of a payment. Returns `false` while another call is starting it, and after it was started. */
export async function claimStart(
  db: Database,
  id: string,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const rows = await db
    .update(orders)
    .set({ startingAt: now })
    .where(
      and(
        eq(orders.id, id),
        eq(orders.status, 'PENDING'),
        isNull(orders.redirectUri),
        or(isNull(orders.startingAt), lt(orders.startingAt, since)),
      ),
    )
    .returning({ id: orders.id })
  return rows.length > 0
}

/** Returns orders that wait for the result of their payment. */
export const readWaiting = (db: Database): Promise<Pick<OrderRow, 'id' | 'createdAt'>[]> =>
  db
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.status, 'PENDING'), isNotNull(orders.payuOrderId)))

/** Returns expired orders whose payment never started, by id; PayU has no page for them. */
export const readNeverStarted = (
  db: Database,
  now: Date,
  { after = '', limit }: { after: string | undefined; limit: number },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'PENDING'),
        isNull(orders.payuOrderId),
        lt(orders.expiresAt, now),
        gt(orders.id, after),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)

/** Deletes the buyer data of unpaid orders created before a moment. */
export async function deleteBuyers(db: Database, before: Date): Promise<void> {
  await db
    .update(orders)
    .set({ buyer: null, invoice: null, invoiceRequested: false, giftCards: null })
    .where(and(eq(orders.status, 'CANCELED'), lt(orders.createdAt, before), sql`${orders.buyer} is not null`))
}

/** Appends a step to the timeline of an order. */
export async function insertEvent(
  db: Database,
  {
    status = null,
    amount = null,
    effect = null,
    ...step
  }: Pick<OrderEventRow, 'orderId' | 'at' | 'kind'> &
    Partial<Pick<OrderEventRow, 'status' | 'amount' | 'effect'>>,
): Promise<void> {
  await db.insert(orderEvents).values({ ...step, status, amount, effect })
}

/** Returns the stored steps of an order, oldest first. */
export const readEvents = (db: Database, orderId: string): Promise<OrderEventRow[]> =>
  db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.seq))
