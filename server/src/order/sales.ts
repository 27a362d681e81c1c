import type { LangCode } from '@mowka/contract/schemas/common'
import { spread } from '@mowka/domain/shop/order-total'
import { warsawDay } from '@mowka/domain/time'
import { and, eq, gt, gte, inArray, isNull, lt, min, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { type Refund, readRefunds } from './refund/store'
import { type OrderLineRow, type OrderRow, readLines } from './store'
import { orderLines, orders, refunds } from './tables'

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
