import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database'
import { endBoughtCards } from '../gift-card/public'
import { notFound, ProblemError } from '../http/problem'
import type { Services } from '../services'
import { takeBackMonths } from '../user/public'
import { type Settled, sourceOf } from './settle'
import * as store from './store'

/**
 * Gives the money of an order back and ends what it bought after a withdrawal. Asked again it goes on where it
 * was: PayU gives the money of one number back once. Throws 409 `NOT_PAID` for an order that is not paid, 409
 * `REFUND_REFUSED` when PayU does not give it back, and 503 when PayU is away.
 */
export async function refundOrder(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  { extOrderId }: store.OrderRow,
  now: Date,
): Promise<store.OrderRow> {
  const asked = await db.transaction(async (tx) => {
    const order = await lock(tx, extOrderId)
    if (order.status !== 'COMPLETED') throw new ProblemError(409, 'NOT_PAID', 'The order is not paid')
    if (order.refundedAt !== null || order.extRefundId !== null) return order
    const extRefundId = randomBytes(16).toString('hex')
    return (await store.updateOrder(tx, order.id, { extRefundId })) ?? order
  })
  if (asked.refundedAt !== null) return asked
  // What cost nothing was not paid at PayU.
  if (asked.totalAmount > 0) {
    const { payuOrderId, extRefundId } = asked
    const refund = await payments.refund({
      orderId: payuOrderId ?? '',
      extRefundId: extRefundId ?? '',
      description: 'Zwrot za zamówienie',
    })
    if (refund.status === 'CANCELED') {
      await store.updateOrder(db, asked.id, { extRefundId: null })
      throw new ProblemError(409, 'REFUND_REFUSED', 'PayU does not give the money back')
    }
  }
  return db.transaction(async (tx) => {
    const order = await lock(tx, extOrderId)
    await finishRefund(tx, order, now)
    return order.refundedAt === null ? { ...order, refundedAt: now } : order
  })
}

async function lock(tx: Database, extOrderId: string): Promise<store.OrderRow> {
  const order = await store.lockOrder(tx, extOrderId)
  if (!order) throw notFound('The order')
  return order
}

/** Ends what an order bought, once, because its money went back. Call it with the order locked. */
export async function finishRefund(tx: Database, order: store.OrderRow, now: Date): Promise<Settled> {
  if (order.status !== 'COMPLETED' || order.refundedAt !== null) return 'unchanged'
  await store.updateOrder(tx, order.id, { refundedAt: now })
  const lines = await store.readLines(tx, [order.id])
  await takeBackMonths(tx, lines.map(sourceOf), now)
  await endBoughtCards(tx, order.id)
  return 'settled'
}
