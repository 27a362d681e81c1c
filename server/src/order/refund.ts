import { randomBytes } from 'node:crypto'
import { latestEnds, readSeatPeriods } from '../company/public'
import type { Database } from '../database/database'
import { deactivateBoughtCards, reactivateBoughtCards } from '../gift-card/public'
import { notFound, ProblemError } from '../http/problem'
import { ExternalServiceError } from '../outside/external-service-error'
import type { RefundReport } from '../outside/payments'
import type { Services } from '../services'
import { restoreMonths, revokeMonths } from '../user/public'
import { notifyOperators } from './emails'
import { sourceOf } from './figures'
import type { OrderServices } from './ports'
import type { SettleResult } from './settle'
import * as store from './store'
import type { ReportEffect } from './tables'

/**
 * Refunds an order after a withdrawal and revokes the purchase. A repeated call continues where it stopped, because
 * PayU makes a refund once per number. Throws 409 `NOT_PAID` for an unpaid order, 409 `REFUND_REFUSED` if PayU
 * refuses, and 503 if PayU is unavailable.
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
    await store.insertEvent(tx, {
      orderId: order.id,
      at: now,
      kind: 'refund-requested',
      amount: order.totalAmount,
    })
    return (await store.updateOrder(tx, order.id, { extRefundId })) ?? order
  })
  if (asked.refundedAt !== null) return asked
  // Free orders were not paid through PayU.
  if (asked.totalAmount > 0) {
    try {
      await askForRefund(payments, asked)
    } catch (error) {
      // PayU won't make this refund, so the next attempt needs a new number.
      if (error instanceof ProblemError) {
        await db.transaction(async (tx) => {
          await store.clearRefund(tx, asked)
          await store.insertEvent(tx, { orderId: asked.id, at: now, kind: 'refund-refused' })
        })
      }
      throw error
    }
  }
  return db.transaction(async (tx) => {
    const order = await lock(tx, extOrderId)
    // PayU has cancelled it by a notification in the meantime.
    if (order.refundedAt === null && order.extRefundId !== asked.extRefundId) throw refundRefused()
    await revokePurchase(tx, order, now)
    return order.refundedAt === null ? { ...order, refundedAt: now } : order
  })
}

const refundRefused = (detail?: string) =>
  new ProblemError(409, 'REFUND_REFUSED', 'PayU refused the refund', { detail })

/** Requests a refund from PayU. Throws 409 if PayU refuses, and an `ExternalServiceError` if it is unavailable. */
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
    // Invalid credentials are not a refusal of the refund.
    const isRefused =
      error instanceof ExternalServiceError &&
      !error.isUnavailable &&
      error.status !== null &&
      error.status !== 401
    throw isRefused ? refundRefused(error.message) : error
  }
}

async function lock(tx: Database, extOrderId: string): Promise<store.OrderRow> {
  const order = await store.lockOrder(tx, extOrderId)
  if (!order) throw notFound('The order')
  return order
}

/**
 * Applies PayU's report on a refund of an order within a transaction. A repeated report has no effect, and one of a
 * pending refund decides nothing.
 */
export async function applyRefundReport(
  tx: Database,
  { orderId, extOrderId, refund }: { orderId: string; extOrderId: string; refund: RefundReport },
  services: OrderServices & { now: Date },
): Promise<SettleResult> {
  if (refund.status === 'PENDING') return 'unchanged'
  const order = await store.lockOrder(tx, extOrderId)
  if (!order) return 'unknown'
  if (order.payuOrderId !== orderId) return 'mismatch'
  const { amount, status } = refund
  const effect =
    status === 'CANCELED'
      ? await undoRefund(tx, order, refund, services)
      : await recordRefund(tx, order, refund, services.now)
  await store.insertEvent(tx, {
    orderId: order.id,
    at: services.now,
    kind: 'refund-reported',
    status,
    amount,
    effect,
  })
  return effect
}

/**
 * Restores the purchase of an order, because PayU cancelled an accepted refund, and notifies the operators. Call it
 * with the order locked.
 */
async function undoRefund(
  tx: Database,
  order: store.OrderRow,
  { extRefundId }: Pick<RefundReport, 'extRefundId'>,
  services: OrderServices & { now: Date },
): Promise<ReportEffect> {
  const isOther = extRefundId === null || order.extRefundId !== extRefundId
  // Fully refunded by other refunds, or by this one before it was reported as cancelled.
  if (isOther || isFullyRefunded(order)) return 'unchanged'
  await store.updateOrder(tx, order.id, { extRefundId: null, refundedAt: null })
  if (order.refundedAt === null) return 'settled'
  const lines = await store.readLines(tx, [order.id])
  if (order.userId !== null) {
    const seats = latestEnds(await readSeatPeriods(tx, order.userId))
    await restoreMonths(tx, lines.map(sourceOf), services.now, seats)
  }
  await reactivateBoughtCards(tx, order.id)
  await notifyOperators(tx, order, { reason: 'refund-canceled', occasion: extRefundId }, services)
  return 'settled'
}

/** Whether PayU has refunded the full amount of an order, in one or several refunds. */
export function isFullyRefunded({
  refunds,
  totalAmount,
}: Pick<store.OrderRow, 'refunds' | 'totalAmount'>): boolean {
  const back = Object.values(refunds).reduce((sum, amount) => sum + amount, 0)
  return back > 0 && back >= totalAmount
}

/**
 * Records a refund by PayU, and revokes the purchase once the full amount is refunded; a partial refund revokes
 * nothing. A refund counts once, however often PayU reports it. Call it with the order locked.
 */
async function recordRefund(
  tx: Database,
  order: store.OrderRow,
  { refundId, amount }: Pick<RefundReport, 'refundId' | 'amount'>,
  now: Date,
): Promise<ReportEffect> {
  if (order.refunds[refundId] === amount) return 'unchanged'
  const refunds = { ...order.refunds, [refundId]: amount }
  await store.updateOrder(tx, order.id, { refunds })
  if (isFullyRefunded({ ...order, refunds })) await revokePurchase(tx, order, now)
  return 'settled'
}

/** Revokes the purchase of a refunded order, once. Call it with the order locked. */
export async function revokePurchase(tx: Database, order: store.OrderRow, now: Date): Promise<void> {
  if (order.status !== 'COMPLETED' || order.refundedAt !== null) return
  await store.updateOrder(tx, order.id, { refundedAt: now })
  const lines = await store.readLines(tx, [order.id])
  await revokeMonths(tx, lines.map(sourceOf), now)
  await deactivateBoughtCards(tx, order.id)
}
