import type { SubscriptionCount } from '@mowka/contract/schemas/editor/operations'
import { parseProductCode, planMonths } from '@mowka/domain/shop/product-code'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { warsawDayOf } from '../database/warsaw-day'
import { runningGrants } from '../user/public'
import { orderLines, orders, refundLines, refunds } from './tables'

/** Prefix of the source of purchased access. */
export const BOUGHT = 'order/'

/** The source of access purchased by an order line. */
export const sourceOf = ({ orderId, line }: { orderId: string; line: number }): string =>
  `${BOUGHT}${orderId}/${line}`

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

const isPaid = eq(orders.status, 'COMPLETED')
const isAcceptedRefund = inArray(refunds.status, ['accepted', 'done'])

/** The amount that refunds of an order have returned. */
const returned = sql<number>`coalesce((select sum(${refunds.amount}) from ${refunds}
  where ${refunds.orderId} = ${orders.id} and ${isAcceptedRefund}), 0)`

/** Whether no refund has ended an order line. */
const isKept = sql<boolean>`not exists (select 1 from ${refundLines}
  join ${refunds} on ${refunds.id} = ${refundLines.refundId}
  where ${refunds.orderId} = ${orderLines.orderId} and ${refundLines.position} = ${orderLines.line}
    and ${refundLines.isEnded} and ${isAcceptedRefund})`
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
      .select({ day, total: sql<number>`sum(${orders.totalAmount} - ${returned})::int` })
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
