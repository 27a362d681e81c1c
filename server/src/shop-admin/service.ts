import type { adminOrderList } from '@mowka/contract/endpoints/editor/shop'
import type { AdminOrder, AdminOrderDetails, OrderStep } from '@mowka/contract/schemas/editor/shop'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { recordAudit } from '../audit/public'
import { groupBy } from '../database/group-by'
import { readCardsOfOrder } from '../gift-card/public'
import type { CallScope } from '../http/policy'
import { invoiceOf } from '../invoice/public'
import {
  listOrderRows,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
  readEvents,
  readLines,
  sourceOf,
  stateOf,
} from '../order/public'
import { readGrantsOf } from '../user/public'

const toAdminOrder = (row: OrderRow, lines: readonly OrderLineRow[]): AdminOrder => ({
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
  refundedAmount: Object.values(row.refunds).reduce((sum, amount) => sum + amount, 0),
})

/** Lists all orders page by page. The read is recorded without the search, which may be an email address. */
export async function listOrders(call: CallScope<'admin'>, query: ReadListQuery<typeof adminOrderList>) {
  const { rows, total } = await listOrderRows(call.db, query, call.now)
  const lines = groupBy(
    await readLines(
      call.db,
      rows.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  )
  await recordAudit(call, { action: 'listOrders' })
  return { items: rows.map((row) => toAdminOrder(row, lines.get(row.id) ?? [])), metadata: { total } }
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

/** Returns an order with its timeline and everything it created. Every read is recorded. */
export async function orderDetails(call: CallScope<'admin'>, order: OrderRow): Promise<AdminOrderDetails> {
  const { db } = call
  const lines = await readLines(db, [order.id])
  const [events, invoice, cards, grants] = [
    await readEvents(db, order.id),
    await invoiceOf(db, order.id),
    await readCardsOfOrder(db, order.id),
    await readGrantsOf(db, lines.map(sourceOf)),
  ]
  await recordAudit(call, { action: 'getOrderDetails', objectId: order.id })
  return {
    ...toAdminOrder(order, lines),
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
