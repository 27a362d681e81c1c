import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { PaymentStatus } from '@mowka/shared/contract/schemas/order'
import { furthest, readSeatPeriods } from '../company/public'
import { deleteUse, insertUse } from '../coupon/public'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { makeBoughtCards } from '../gift-card/public'
import { CURRENCY } from '../outside/payments'
import { giveMonths } from '../user/public'
import { callForAttention } from './attention'
import { confirmOrder } from './confirmation'
import { sourceOf } from './figures'
import { endBought, isAllBack } from './money-back'
import type { OrderPorts, OrderServices } from './ports'
import * as store from './store'

/** What PayU says of a payment, signed or asked for. */
export type Told = {
  extOrderId: string
  status: PaymentStatus
  /** PayU's number. */
  orderId: string
  /** In grosz. */
  amount: number
  currency: string
}

/**
 * What was done with it. `unknown`: there is no such order. `mismatch`: amount, currency or number are others than the
 * order's, so nothing was done, and the operators are told.
 */
export type Settled = 'settled' | 'unchanged' | 'unknown' | 'mismatch'

const matches = (order: store.OrderRow, { orderId, amount, currency }: Told): boolean =>
  amount === order.totalAmount &&
  currency === CURRENCY &&
  (order.payuOrderId === null || order.payuOrderId === orderId)

/**
 * Brings an order to what PayU says about its payment, within a transaction: the one place where orders change their
 * state. Paid is never left; an order that was cancelled and is paid after all is complete. Saying it twice does nothing.
 */
export async function settle(
  tx: Database,
  told: Told,
  services: OrderServices & { now: Date },
  ports: OrderPorts,
): Promise<Settled> {
  const order = await store.lockOrder(tx, told.extOrderId)
  if (!order) return 'unknown'
  if (!matches(order, told)) {
    await callForAttention(tx, order, { reason: 'mismatch', occasion: 'mismatch' }, services)
    return 'mismatch'
  }
  const isDecided = order.status === 'COMPLETED' || order.status === told.status
  if (told.status === 'PENDING' || isDecided) return 'unchanged'
  if (told.status === 'CANCELED') await cancel(tx, order, services.now)
  else {
    const paid = await complete(tx, { ...order, payuOrderId: told.orderId }, services, ports)
    // PayU may tell that the money is back before it tells that it came.
    if (isAllBack(paid)) await endBought(tx, paid, services.now)
  }
  return 'settled'
}

/** Cancels an order that is not paid; its coupon can be used again. Call it with the order locked. */
export async function cancel(tx: Database, order: store.OrderRow, now: Date): Promise<void> {
  await store.updateOrder(tx, order.id, { status: 'CANCELED', settledAt: now })
  await deleteUse(tx, order.id)
}

/** Gives what an order bought, invoice and letter included. Call it with the order locked. */
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
  // It was cancelled and its coupon given back, but the money has come.
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
    const seats = furthest(await readSeatPeriods(tx, userId))
    for (const [lang, ofLang] of groupBy(lines, ({ targetLang }) => targetLang)) {
      const given = ofLang.map((line) => ({ source: sourceOf(line), months: line.months }))
      const end = await giveMonths(tx, userId, lang, given, now, seats[lang] ?? null)
      if (end) ends.set(lang, end)
    }
  }
  if (order.giftCards) {
    const cards = order.giftCards.map((card, index) => ({ ...card, index }))
    const buyerEmail = order.buyer?.email ?? null
    await makeBoughtCards(tx, { orderId: id, cards, buyerEmail, lang: order.lang, now }, services)
  }
  const isForNobody = order.flow === 'SUBSCRIPTION' ? userId === null : order.giftCards === null
  if (isForNobody) {
    await callForAttention(tx, paid, { reason: 'nobody-to-give', occasion: 'paid' }, services)
  }
  if (order.invoiceRequested) await ports.requestInvoice(tx, { order: paid, now }, services)
  await confirmOrder(tx, { order: paid, lines, ends }, services)
  return paid
}
