import { randomBytes } from 'node:crypto'
import { furthest, readSeatPeriods } from '../company/public'
import type { Database } from '../database/database'
import { reviveBoughtCards } from '../gift-card/public'
import { notFound, ProblemError } from '../http/problem'
import { OutsideError } from '../outside/outside-error'
import type { RefundReport } from '../outside/payments'
import type { Services } from '../services'
import { giveBackMonths } from '../user/public'
import { callForAttention } from './attention'
import { sourceOf } from './figures'
import { endBought, isAllBack } from './money-back'
import type { OrderServices } from './ports'
import type { Settled } from './settle'
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
    try {
      await askForRefund(payments, asked)
    } catch (error) {
      // The next try is another refund: PayU does not make this one.
      if (error instanceof ProblemError) await store.clearRefund(db, asked)
      throw error
    }
  }
  return db.transaction(async (tx) => {
    const order = await lock(tx, extOrderId)
    // PayU has said no by a notification meanwhile.
    if (order.refundedAt === null && order.extRefundId !== asked.extRefundId) throw refundRefused()
    await endBought(tx, order, now)
    return order.refundedAt === null ? { ...order, refundedAt: now } : order
  })
}

const refundRefused = (detail?: string) =>
  new ProblemError(409, 'REFUND_REFUSED', 'PayU refused the refund', { detail })

/** Asks PayU to give the money of an order back. Throws 409 when it does not, and an `OutsideError` when it is away. */
async function askForRefund(
  payments: Services['payments'],
  { payuOrderId, extRefundId }: store.OrderRow,
): Promise<void> {
  try {
    const { status } = await payments.refund({
      orderId: payuOrderId ?? '',
      extRefundId: extRefundId ?? '',
      description: 'Zwrot za zamówienie',
    })
    if (status === 'CANCELED') throw refundRefused()
  } catch (error) {
    // Keys that PayU does not know say nothing about the refund.
    const isRefused =
      error instanceof OutsideError && !error.isAway && error.status !== null && error.status !== 401
    throw isRefused ? refundRefused(error.message) : error
  }
}

async function lock(tx: Database, extOrderId: string): Promise<store.OrderRow> {
  const order = await store.lockOrder(tx, extOrderId)
  if (!order) throw notFound('The order')
  return order
}

/**
 * Gives back what an order bought, because PayU gave up the refund that it had taken on, and tells the operators. Call it
 * with the order locked.
 */
export async function undoRefund(
  tx: Database,
  order: store.OrderRow,
  { extRefundId }: Pick<RefundReport, 'extRefundId'>,
  services: OrderServices & { now: Date },
): Promise<Settled> {
  const isOther = extRefundId === null || order.extRefundId !== extRefundId
  // All the money went back by other refunds, or by this one before it was told as given up.
  if (isOther || isAllBack(order)) return 'unchanged'
  await store.updateOrder(tx, order.id, { extRefundId: null, refundedAt: null })
  if (order.refundedAt === null) return 'settled'
  const lines = await store.readLines(tx, [order.id])
  if (order.userId !== null) {
    const seats = furthest(await readSeatPeriods(tx, order.userId))
    await giveBackMonths(tx, lines.map(sourceOf), services.now, seats)
  }
  await reviveBoughtCards(tx, order.id)
  await callForAttention(tx, order, { reason: 'refund-canceled', occasion: extRefundId }, services)
  return 'settled'
}
