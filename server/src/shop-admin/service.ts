import type { ParsedOf } from '@mowka/contract/calls'
import type { adminOrderList } from '@mowka/contract/endpoints/editor/shop'
import type { LangCode } from '@mowka/contract/schemas/common'
import type {
  AdminOrder,
  AdminOrderDetails,
  OrderPosition,
  OrderRefund,
  OrderStep,
} from '@mowka/contract/schemas/editor/shop'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { recordAudit } from '../audit/public'
import { groupBy } from '../database/group-by'
import { readCardsOfOrder } from '../gift-card/public'
import type { CallScope } from '../http/policy'
import { notFound, ProblemError } from '../http/problem'
import { correctionsOf, invoiceOf } from '../invoice/public'
import {
  confirmOrder,
  decideRefund,
  listOrderRows,
  type OrderEventRow,
  type OrderLineRow,
  type OrderPorts,
  type OrderRow,
  type Position,
  type Refund,
  readEvents,
  readLines,
  readOrder,
  readPositions,
  readRefunds,
  requestRefund,
  returnedAmount,
  sourceOf,
  stateOf,
} from '../order/public'
import type { Services } from '../services'
import { readGrantsOf } from '../user/public'

const toAdminOrder = (
  row: OrderRow,
  lines: readonly OrderLineRow[],
  refunds: readonly Refund[],
): AdminOrder => ({
  _id: row.id,
  createdAt: row.createdAt.toISOString(),
  state: stateOf(row),
  payuOrderId: row.payuOrderId,
  buyer: row.buyer && {
    name: `${row.buyer.firstname} ${row.buyer.lastname}`.trim(),
    email: row.buyer.email,
  },
  isGift: row.flow === 'GIFT_CARD',
  lines: lines.map(({ productCode, name, targetLang, quantity, unitPrice, total }) => ({
    productCode,
    name,
    targetLang,
    quantity,
    unitPrice,
    total,
  })),
  totalAmount: row.totalAmount,
  refundedAmount: returnedAmount(refunds),
})

/** Lists all orders page by page. The read is recorded without the search, which may be an email address. */
export async function listOrders(call: CallScope, query: ReadListQuery<typeof adminOrderList>) {
  const { rows, total } = await listOrderRows(call.db, query, call.now)
  const ids = rows.map(({ id }) => id)
  const lines = groupBy(await readLines(call.db, ids), ({ orderId }) => orderId)
  const refunds = groupBy(await readRefunds(call.db, ids), ({ orderId }) => orderId)
  await recordAudit(call, { action: 'listOrders' })
  return {
    items: rows.map((row) => toAdminOrder(row, lines.get(row.id) ?? [], refunds.get(row.id) ?? [])),
    metadata: { total },
  }
}

const step = (
  kind: OrderStep['kind'],
  at: Date,
  { status = null, amount = null, effect = null }: Partial<Omit<OrderStep, 'kind' | 'at'>> = {},
): OrderStep => ({ kind, at: at.toISOString(), status, amount, effect })

/** Merges the steps that columns of the order hold with its stored events, oldest first. */
function timelineOf(
  order: OrderRow,
  events: readonly OrderEventRow[],
  invoice: { issuedAt: Date } | null,
): OrderStep[] {
  const { createdAt, settledAt, refundedAt, totalAmount, status } = order
  const steps = [
    step('placed', createdAt, { amount: totalAmount }),
    ...events.map(({ kind, at, ...facts }) => step(kind, at, facts)),
    ...(settledAt
      ? [step(status === 'CANCELED' ? 'canceled' : 'paid', settledAt, { amount: totalAmount })]
      : []),
    ...(invoice ? [step('invoiced', invoice.issuedAt)] : []),
    ...(refundedAt ? [step('refunded', refundedAt)] : []),
  ]
  return steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

const toPosition = ({ lines, unrefunded: _, ...position }: Position): OrderPosition => ({
  ...position,
  name: lines[0]?.name ?? '',
  targetLangs: lines.map(({ targetLang }) => targetLang),
})

const toRefund = (
  { id, requestedAt, origin, status, task, amount, lines }: Refund,
  correction: { number: string; issuedAt: Date } | undefined,
): OrderRefund => ({
  _id: id,
  requestedAt: requestedAt.toISOString(),
  origin,
  status,
  task,
  amount,
  lines: lines.map(({ position, amount: ofLine, days, daysUsed, isEnded }) => ({
    position,
    amount: ofLine,
    days,
    daysUsed,
    isEnded,
  })),
  correction: correction ? { number: correction.number, issuedAt: correction.issuedAt.toISOString() } : null,
})

/** Returns an order with its timeline and everything it created. Every read is recorded. */
export async function orderDetails(call: CallScope, order: OrderRow): Promise<AdminOrderDetails> {
  const { db } = call
  const lines = await readLines(db, [order.id])
  const refunds = await readRefunds(db, [order.id])
  const events = await readEvents(db, order.id)
  const invoice = await invoiceOf(db, order.id)
  const corrections = await correctionsOf(db, order.id)
  const cards = await readCardsOfOrder(db, order.id)
  const grants = await readGrantsOf(db, lines.map(sourceOf))
  const positions = await readPositions(db, order, refunds, call.now)
  await recordAudit(call, { action: 'getOrderDetails', objectId: order.id })
  return {
    ...toAdminOrder(order, lines, refunds),
    paymentStatus: order.status,
    fullPrice: order.fullPrice,
    coupon:
      order.couponCode === null
        ? null
        : {
            code: order.couponCode,
            discount: order.discount && { ...order.discount, applyTo: [...order.discount.applyTo] },
          },
    invoice: invoice && { number: invoice.number, issuedAt: invoice.issuedAt.toISOString() },
    invoiceRequested: order.invoiceRequested,
    timeline: timelineOf(order, events, invoice),
    accesses: grants.map(({ targetLang, startsAt, endsAt, endedAt }) => ({
      targetLang,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    positions: positions.map(toPosition),
    refunds: refunds.map((refund) => toRefund(refund, corrections.get(refund.id))),
    giftCards: cards.map(({ id, pattern, status, languages, sendAt, redeemedAt }) => ({
      _id: id,
      pattern,
      status,
      languages,
      sendAt,
      redeemedAt: redeemedAt?.toISOString() ?? null,
    })),
  }
}

/** Refunds positions of an order, and returns the order afterwards. Every attempt is recorded. */
export async function refund(
  call: CallScope,
  services: Services,
  ports: OrderPorts,
  order: OrderRow,
  { lines }: ParsedOf<'refundOrder', 'body'>,
): Promise<AdminOrderDetails> {
  await recordAudit(call, { action: 'refundOrder', objectId: order.id })
  await requestRefund(services, ports, order, lines, call.now)
  return reread(call, order.id)
}

/** Applies an operator's decision about a refund, and returns its order afterwards. Every attempt is recorded. */
export async function decide(
  call: CallScope,
  services: Services,
  ports: OrderPorts,
  refund: Pick<Refund, 'id' | 'orderId'>,
  decision: ParsedOf<'decideRefund', 'body'>,
): Promise<AdminOrderDetails> {
  await recordAudit(call, { action: 'decideRefund', objectId: refund.orderId })
  await decideRefund(services, ports, refund, decision, call.now)
  return reread(call, refund.orderId)
}

/**
 * Sends the confirmation of a paid order to its buyer again, once per request. Throws 409 `ORDER_NOT_PAID`, or
 * `BUYER_UNKNOWN` after the end of the buyer's retention.
 */
export async function resendConfirmation(
  call: CallScope,
  services: Services,
  order: OrderRow,
  requestId: string,
): Promise<Record<never, never>> {
  if (order.status !== 'COMPLETED') {
    throw new ProblemError(409, 'ORDER_NOT_PAID', 'Only paid orders have a confirmation')
  }
  if (!order.buyer?.email) {
    throw new ProblemError(409, 'BUYER_UNKNOWN', 'The address of the buyer is not stored any more')
  }
  await call.db.transaction(async (tx) => {
    await recordAudit({ ...call, db: tx }, { action: 'resendConfirmation', objectId: order.id })
    const lines = await readLines(tx, [order.id])
    const ends = new Map<LangCode, Date>()
    for (const { targetLang, endsAt, endedAt } of await readGrantsOf(tx, lines.map(sourceOf))) {
      const end = ends.get(targetLang)
      if (endedAt === null && (end === undefined || end < endsAt)) ends.set(targetLang, endsAt)
    }
    await confirmOrder(tx, { order, lines, ends, requestId }, services)
  })
  return {}
}

/** Returns the current state of an order that exists. */
async function reread(call: CallScope, id: string): Promise<AdminOrderDetails> {
  const order = await readOrder(call.db, id)
  if (!order) throw notFound('The order')
  return orderDetails(call, order)
}
