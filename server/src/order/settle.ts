import type { LangCode } from '@mowka/contract/schemas/common'
import type { PaymentStatus } from '@mowka/contract/schemas/order'
import { latestEnds, readSeatPeriods } from '../company/public'
import { deleteUse, insertUse } from '../coupon/public'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { createBoughtCards } from '../gift-card/public'
import { CURRENCY } from '../outside/payments'
import type { Services } from '../services'
import { grantMonths } from '../user/public'
import { notifyOperators } from './attention-email'
import { confirmOrder } from './emails'
import type { OrderPorts, OrderServices } from './ports'
import { assignEarlyRefunds } from './refund/report'
import * as store from './store'
import type { ReportEffect } from './tables'

/** PayU's report on a payment, from a signed notification or a poll. */
export type PaymentUpdate = {
  extOrderId: string
  status: PaymentStatus
  /** PayU's order id. */
  orderId: string
  /** In grosz. */
  amount: number
  currency: string
}

/**
 * Result of applying a report. `unknown`: there is no such order. `mismatch`: amount, currency or id differ from the
 * order's, so nothing was changed and the operators are notified.
 */
export type SettleResult = ReportEffect | 'unknown'

const matches = (order: store.OrderRow, { orderId, amount, currency }: PaymentUpdate): boolean =>
  amount === order.totalAmount &&
  currency === CURRENCY &&
  (order.payuOrderId === null || order.payuOrderId === orderId)

/**
 * Applies PayU's report on a payment within a transaction; the only place where orders change their status. A paid
 * order stays paid; a cancelled order that is paid later is completed. Repeating a report has no effect.
 */
export async function settle(
  tx: Database,
  told: PaymentUpdate,
  services: OrderServices & { now: Date },
  ports: OrderPorts,
): Promise<SettleResult> {
  const order = await store.lockOrder(tx, told.extOrderId)
  if (!order) return 'unknown'
  const effect = await apply(tx, order, told, services, ports)
  if (told.status !== 'PENDING' || effect !== 'unchanged') {
    const { status, amount } = told
    await store.insertEvent(tx, {
      orderId: order.id,
      at: services.now,
      kind: 'payment-reported',
      status,
      amount,
      effect,
    })
  }
  return effect
}

async function apply(
  tx: Database,
  order: store.OrderRow,
  told: PaymentUpdate,
  services: OrderServices & { now: Date },
  ports: OrderPorts,
): Promise<ReportEffect> {
  if (!matches(order, told)) {
    await notifyOperators(tx, order, { reason: 'mismatch', occasion: 'mismatch' }, services)
    return 'mismatch'
  }
  const isDecided = order.status === 'COMPLETED' || order.status === told.status
  if (told.status === 'PENDING' || isDecided) return 'unchanged'
  if (told.status === 'CANCELED') await cancel(tx, order, services.now)
  else {
    const paid = await complete(tx, { ...order, payuOrderId: told.orderId }, services, ports)
    // PayU may report a refund before the payment.
    await assignEarlyRefunds(tx, paid, ports, services)
  }
  return 'settled'
}

/** Cancels an unpaid order and releases its coupon. Call it with the order locked. */
export async function cancel(tx: Database, order: store.OrderRow, now: Date): Promise<void> {
  await store.updateOrder(tx, order.id, { status: 'CANCELED', settledAt: now })
  await deleteUse(tx, order.id)
}

/** Grants what an order bought, including invoice and confirmation email. Call it with the order locked. */
export async function complete(
  tx: Database,
  order: store.OrderRow,
  services: OrderServices & { now: Date },
  ports: OrderPorts,
): Promise<store.OrderRow> {
  const { now } = services
  const { id, userId, couponCode, payuOrderId } = order
  const paid: store.OrderRow = { ...order, status: 'COMPLETED', settledAt: now }
  await store.updateOrder(tx, id, { status: 'COMPLETED', settledAt: now, payuOrderId })
  // The order was cancelled and its coupon released, but the payment has arrived.
  if (order.status === 'CANCELED' && couponCode !== null) {
    await insertUse(tx, {
      orderId: id,
      code: couponCode,
      usedAt: now,
      userId,
      email: order.buyer?.email ?? null,
    })
  }
  const lines = await store.readLines(tx, [id])
  const ends = new Map<LangCode, Date>()
  if (order.flow === 'SUBSCRIPTION' && userId !== null) {
    const seats = latestEnds(await readSeatPeriods(tx, userId))
    for (const [lang, ofLang] of groupBy(lines, ({ targetLang }) => targetLang)) {
      const given = ofLang.map((line) => ({ source: store.sourceOf(line), months: line.months }))
      const end = await grantMonths(tx, userId, lang, given, now, seats[lang] ?? null)
      if (end) ends.set(lang, end)
    }
  }
  if (order.giftCards) {
    const cards = order.giftCards.map((card, index) => ({ ...card, index }))
    const buyerEmail = order.buyer?.email ?? null
    await createBoughtCards(tx, { orderId: id, cards, buyerEmail, lang: order.lang, now }, services)
  }
  const isForNobody = order.flow === 'SUBSCRIPTION' ? userId === null : order.giftCards === null
  if (isForNobody) {
    await notifyOperators(tx, paid, { reason: 'nobody-to-give', occasion: 'paid' }, services)
  }
  if (order.invoiceRequested) await ports.requestInvoice(tx, { order: paid, now }, services)
  await confirmOrder(tx, { order: paid, lines, ends }, services)
  return paid
}

/**
 * Cancels an unpaid order, at PayU first, so that it can't be paid any more. Returns `false` if that isn't possible:
 * the order is settled, its payment is being started, or PayU refuses.
 */
export async function cancelUnpaid(
  db: Database,
  payments: Services['payments'],
  extOrderId: string,
  now: Date,
): Promise<boolean> {
  const order = await store.readOrderByNumber(db, extOrderId)
  if (order?.status !== 'PENDING') return false
  if (order.payuOrderId !== null) {
    const isGivenUp = await payments.cancel(order.payuOrderId).then(
      () => true,
      () => false,
    )
    if (!isGivenUp) return false
  }
  return db.transaction(async (tx) => {
    const locked = await store.lockOrder(tx, extOrderId)
    const isSame = locked?.status === 'PENDING' && locked.payuOrderId === order.payuOrderId
    if (!locked || !isSame || (locked.payuOrderId === null && locked.startingAt !== null)) return false
    await cancel(tx, locked, now)
    return true
  })
}
