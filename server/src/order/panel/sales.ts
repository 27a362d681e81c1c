import type { LangCode } from '@mowka/contract/schemas/common'
import type { SubscriptionCount } from '@mowka/contract/schemas/editor/operations'
import { spread } from '@mowka/domain/shop/order-total'
import { parseProductCode, planMonths } from '@mowka/domain/shop/product-code'
import { warsawDay } from '@mowka/domain/time'
import { and, eq, gt, gte, inArray, isNull, lt, min, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { groupBy } from '../../database/group-by'
import { warsawDayOf } from '../../database/warsaw-day'
import { runningGrants } from '../../user/public'
import { type Refund, readRefunds } from '../refund/store'
import { BOUGHT, type OrderLineRow, type OrderRow, readLines } from '../store'
import { orderLines, orders, refundLines, refunds } from '../tables'

/** A part of the sales of a day, in grosz. */
export type Sale = {
  day: string
  plan: string
  lang: LangCode
  /** Empty without a coupon. */
  coupon: string
  items: number
  sold: number
  refunded: number
}

const isPaid = eq(orders.status, 'COMPLETED')
const isReturned = inArray(refunds.status, ['accepted', 'done'])

/** Whether an account bought access for money in a period and hasn't returned all of it. */
export const hasPurchase = (
  db: Database,
  userId: SQLWrapper,
  { from, to }: { from: SQLWrapper; to: SQLWrapper },
): SQL<boolean> =>
  sql<boolean>`exists ${db
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.flow, 'SUBSCRIPTION'),
        isPaid,
        gt(orders.totalAmount, 0),
        isNull(orders.refundedAt),
        gte(orders.settledAt, from),
        lt(orders.settledAt, to),
      ),
    )}`

/** The plan of a product code. */
const planOf = (productCode: string): string => productCode.split(':')[0] ?? ''

/** The weight of each line in a position of an order: a line of access, or the products of a gift card. */
function weightsOf({ giftCards }: OrderRow, lines: readonly OrderLineRow[], position: number): number[] {
  const card = giftCards?.[position]
  if (card) {
    return lines.map(({ productCode, unitPrice }) =>
      card.productCodes.includes(productCode) ? unitPrice : 0,
    )
  }
  return lines.map(({ line }) => (line === position ? 1 : 0))
}

/**
 * Returns the refunded amount of each line. An amount for an unknown position is distributed over all lines by their
 * price.
 */
function refundedPerLine(order: OrderRow, lines: readonly OrderLineRow[], refund: Refund): number[] {
  const perLine = lines.map(() => 0)
  let rest = refund.amount
  const add = (amount: number, weights: readonly number[]) => {
    for (const [index, part] of spread(amount, weights).entries()) {
      perLine[index] = (perLine[index] ?? 0) + part
      rest -= part
    }
  }
  for (const { position, amount } of refund.lines) add(amount, weightsOf(order, lines, position))
  add(
    rest,
    lines.map(({ total }) => total),
  )
  return perLine
}

/** Returns what was paid and what was refunded in a period, each on its own Warsaw day. `to` is excluded. */
export async function readSales(db: Database, { from, to }: { from: Date; to: Date }): Promise<Sale[]> {
  const [paid, returned] = await Promise.all([
    db
      .select({ order: orders, line: orderLines })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(and(isPaid, gte(orders.settledAt, from), lt(orders.settledAt, to))),
    db
      .select({ id: refunds.id, order: orders })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(isReturned, gte(refunds.requestedAt, from), lt(refunds.requestedAt, to))),
  ])
  const orderOf = new Map(returned.map(({ id, order }) => [id, order]))
  const refundedOrders = [...new Set(returned.map(({ order }) => order.id))]
  const [all, lines] = await Promise.all([readRefunds(db, refundedOrders), readLines(db, refundedOrders)])
  const linesOf = groupBy(lines, ({ orderId }) => orderId)

  const sales = new Map<string, Sale>()
  const add = (at: Date, { couponCode }: OrderRow, line: OrderLineRow, change: Partial<Sale>) => {
    const key = {
      day: warsawDay(at),
      plan: planOf(line.productCode),
      lang: line.targetLang,
      coupon: couponCode ?? '',
    }
    const id = JSON.stringify(key)
    const { items, sold, refunded } = sales.get(id) ?? { items: 0, sold: 0, refunded: 0 }
    sales.set(id, {
      ...key,
      items: items + (change.items ?? 0),
      sold: sold + (change.sold ?? 0),
      refunded: refunded + (change.refunded ?? 0),
    })
  }
  for (const { order, line } of paid) {
    if (order.settledAt) add(order.settledAt, order, line, { items: line.quantity, sold: line.total })
  }
  for (const refund of all) {
    const order = orderOf.get(refund.id)
    if (!order) continue
    const ofOrder = linesOf.get(order.id) ?? []
    for (const [index, refunded] of refundedPerLine(order, ofOrder, refund).entries()) {
      const line = ofOrder[index]
      if (line && refunded > 0) add(refund.requestedAt, order, line, { refunded })
    }
  }
  return [...sales.values()]
}

/** When the first order was paid. */
export async function readFirstSale(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(orders.settledAt) })
    .from(orders)
    .where(isPaid)
  return row?.at ?? null
}

/** Groups products by subscription, most frequent first (A-STAT-04). */
function byKind(products: readonly { productCode: string; total: number }[]): SubscriptionCount[] {
  const counts = new Map<string, number>()
  for (const { productCode, total } of products) {
    const code = parseProductCode(productCode)
    const months = planMonths(productCode)
    if (!code || months === null) continue
    const kind = `${months}:${code.sourceLang}:${code.targetLang}`
    counts.set(kind, (counts.get(kind) ?? 0) + total)
  }
  return [...counts].map(([_id, total]) => ({ _id, total })).sort((a, b) => b.total - a.total)
}

/** The amount that refunds of an order have returned. */
const returnedAmount = sql<number>`coalesce((select sum(${refunds.amount}) from ${refunds}
  where ${refunds.orderId} = ${orders.id} and ${isReturned}), 0)`

/** Whether no refund has ended an order line. */
const isKept = sql<boolean>`not exists (select 1 from ${refundLines}
  join ${refunds} on ${refunds.id} = ${refundLines.refundId}
  where ${refunds.orderId} = ${orderLines.orderId} and ${refundLines.position} = ${orderLines.line}
    and ${refundLines.isEnded} and ${isReturned})`
const quantity = sql<number>`sum(${orderLines.quantity})::int`

/**
 * Returns sales since the start of a window by day of payment, and running subscriptions. Refunded amounts and lines
 * don't count.
 */
export async function readSalesFigures(db: Database, { since, now }: { since: Date; now: Date }) {
  const settled = gte(orders.settledAt, since)
  const day = warsawDayOf(orders.settledAt)
  const source = sql<string>`${BOUGHT} || ${orderLines.orderId} || '/' || ${orderLines.line}`
  const [money, sold, running] = await Promise.all([
    db
      .select({ day, total: sql<number>`sum(${orders.totalAmount} - ${returnedAmount})::int` })
      .from(orders)
      .where(and(isPaid, settled))
      .groupBy(day),
    db
      .select({ day, productCode: orderLines.productCode, total: quantity })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(and(isPaid, isKept, settled, eq(orders.flow, 'SUBSCRIPTION')))
      .groupBy(day, orderLines.productCode),
    db
      .select({ productCode: orderLines.productCode, total: sql<number>`count(*)::int` })
      .from(orderLines)
      .where(inArray(source, runningGrants(db, now)))
      .groupBy(orderLines.productCode),
  ])
  const soldByDay = new Map<string, number>()
  for (const { day: ofDay, total } of sold) soldByDay.set(ofDay, (soldByDay.get(ofDay) ?? 0) + total)
  return {
    newSubscriptions: byKind(sold),
    activeSubscriptions: byKind(running),
    revenue: money.reduce((sum, { total }) => sum + total, 0),
    soldByDay,
    revenueByDay: new Map(money.map(({ day: ofDay, total }) => [ofDay, total])),
  }
}
