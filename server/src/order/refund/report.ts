import { matchRefund, sumOf } from '@mowka/domain/shop/refund'
import type { Database } from '../../database/database'
import type { RefundReport } from '../../outside/payments'
import type { OrderPorts } from '../ports'
import type { SettleResult } from '../settle'
import * as store from '../store'
import type { ReportEffect } from '../tables'
import {
  carryOut,
  correct,
  coverPositions,
  lineOf,
  newRefundNumber,
  type RefundServices,
  restorePositions,
} from './effects'
import { announceCanceledRefund, notifyOfTask } from './emails'
import { readPositions } from './positions'
import { unblockCards } from './refund'
import {
  addLines,
  insertRefund,
  isAccepted,
  isLive,
  type Refund,
  readRefunds,
  returnedAmount,
  updateRefund,
} from './store'

/**
 * Applies PayU's report on a refund of an order within a transaction. A repeated report has no effect, and one of a
 * pending refund decides nothing.
 */
export async function applyRefundReport(
  tx: Database,
  { orderId, extOrderId, refund: report }: { orderId: string; extOrderId: string; refund: RefundReport },
  services: RefundServices,
  ports: OrderPorts,
): Promise<SettleResult> {
  if (report.status === 'PENDING') return 'unchanged'
  const order = await store.lockOrder(tx, extOrderId)
  if (!order) return 'unknown'
  if (order.payuOrderId !== orderId) return 'mismatch'
  const { amount, status } = report
  const refund = findReported(await readRefunds(tx, [order.id]), report)
  const effect =
    status === 'CANCELED'
      ? await cancelRefund(tx, order, refund, ports, services)
      : await finishRefund(tx, order, refund, report, ports, services)
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

/** Finds a refund by our number, or by PayU's for one that was made in its panel. */
const findReported = (all: readonly Refund[], { refundId, extRefundId }: RefundReport): Refund | undefined =>
  all.find(({ id }) => id === extRefundId) ?? all.find(({ payuRefundId }) => payuRefundId === refundId)

/** Completes a refund whose money was returned. One that isn't known was made in PayU's panel. */
async function finishRefund(
  tx: Database,
  order: store.OrderRow,
  refund: Refund | undefined,
  { refundId: payuRefundId, amount }: RefundReport,
  ports: OrderPorts,
  services: RefundServices,
): Promise<ReportEffect> {
  if (!refund) {
    await recordForeignRefund(tx, order, { payuRefundId, amount }, ports, services)
    return 'settled'
  }
  if (refund.amount !== amount) return 'mismatch'
  if (refund.status === 'done') return 'unchanged'
  await carryOut(tx, order, refund, { status: 'done', payuRefundId }, ports, services)
  return 'settled'
}

/**
 * Restores what a refund ended, because PayU cancelled it, and notifies buyer and operators. What can't be restored
 * becomes a task. Call it with the order locked.
 */
async function cancelRefund(
  tx: Database,
  order: store.OrderRow,
  refund: Refund | undefined,
  ports: OrderPorts,
  services: RefundServices,
): Promise<ReportEffect> {
  if (!refund || !isLive(refund) || refund.status === 'done') return 'unchanged'
  await updateRefund(tx, refund.id, { status: 'canceled', task: null, changedAt: services.now })
  if (refund.status === 'requested') {
    await unblockCards(tx, order, refund)
    return 'settled'
  }
  // Everything stays ended if other refunds returned the whole amount.
  if (await closeReturnedOrder(tx, order, ports, services)) return 'settled'
  const isRestored = await restorePositions(tx, order, refund, services.now)
  if (!isRestored) await updateRefund(tx, refund.id, { task: 'not-restored' })
  await announceCanceledRefund(tx, order, refund, isRestored, services)
  await notifyOfTask(tx, order, refund, isRestored ? 'canceled' : 'not-restored', services)
  return 'settled'
}

/** Records a refund made in PayU's panel. For an unpaid order it waits for the payment. */
async function recordForeignRefund(
  tx: Database,
  order: store.OrderRow,
  { payuRefundId, amount }: { payuRefundId: string; amount: number },
  ports: OrderPorts,
  services: RefundServices,
): Promise<void> {
  const refund: Refund = {
    id: newRefundNumber(),
    orderId: order.id,
    origin: 'payu',
    status: 'done',
    task: 'unmatched',
    amount,
    requestedAt: services.now,
    changedAt: services.now,
    payuRefundId,
    lines: [],
  }
  await insertRefund(tx, refund)
  if (order.status === 'COMPLETED') await assign(tx, order, refund, ports, services)
}

/** Assigns refunds that PayU reported before the payment. Call it once the order is paid. */
export async function assignEarlyRefunds(
  tx: Database,
  order: store.OrderRow,
  ports: OrderPorts,
  services: RefundServices,
): Promise<void> {
  if (await closeReturnedOrder(tx, order, ports, services)) return
  const early = (await readRefunds(tx, [order.id])).filter(({ task }) => task === 'unmatched')
  for (const refund of early) await assign(tx, order, refund, ports, services)
}

/** Assigns a refund made in PayU's panel to the positions that cost its amount, or leaves it to an operator. */
async function assign(
  tx: Database,
  order: store.OrderRow,
  refund: Refund,
  ports: OrderPorts,
  services: RefundServices,
): Promise<void> {
  if (await closeReturnedOrder(tx, order, ports, services)) return
  const past = (await readRefunds(tx, [order.id])).filter(({ id }) => id !== refund.id)
  const positions = (await readPositions(tx, order, past, services.now)).filter(
    ({ basis }) => basis !== 'redeemed' && basis !== 'waiting',
  )
  const match = matchRefund(refund.amount, positions)
  if (!match) {
    await notifyOfTask(tx, order, refund, 'unmatched', services)
    return
  }
  const lines = match.map(({ position, amount }) =>
    lineOf(
      refund,
      amount,
      positions.find((each) => each.position === position),
    ),
  )
  await cover(tx, order, { ...refund, lines }, lines, ports, services)
}

/** Adds lines to a refund made in PayU's panel and carries it out. */
async function cover(
  tx: Database,
  order: store.OrderRow,
  refund: Refund,
  lines: Refund['lines'],
  ports: OrderPorts,
  services: RefundServices,
): Promise<void> {
  await addLines(tx, lines)
  const isDistributed = sumOf(refund.lines) === refund.amount
  await updateRefund(tx, refund.id, { task: isDistributed ? null : 'unmatched' })
  await coverPositions(tx, order, refund, services)
  await correct(tx, order, refund, ports, services)
}

/**
 * Ends all positions of an order if its whole amount was returned, and distributes unmatched refunds over what was
 * left of them. Returns `false` if nothing could be distributed.
 */
async function closeReturnedOrder(
  tx: Database,
  order: store.OrderRow,
  ports: OrderPorts,
  services: RefundServices,
): Promise<boolean> {
  const past = await readRefunds(tx, [order.id])
  const returned = returnedAmount(past)
  const unmatched = past.filter((refund) => isAccepted(refund) && refund.task === 'unmatched')
  if (returned === 0 || returned < order.totalAmount || unmatched.length === 0) return false
  const positions = await readPositions(tx, order, past, services.now)
  const rest = new Map(positions.map(({ position, unrefunded }) => [position, unrefunded]))
  const covered = new Set(
    past.filter(isAccepted).flatMap(({ lines }) => lines.map(({ position }) => position)),
  )
  let isDistributed = false
  for (const [index, refund] of unmatched.entries()) {
    let money = refund.amount - sumOf(refund.lines)
    const lines: Refund['lines'] = []
    for (const on of positions) {
      const amount = Math.min(money, rest.get(on.position) ?? 0)
      // The last refund also covers what was free.
      const isFree = index === unmatched.length - 1 && !covered.has(on.position)
      if (amount === 0 && !isFree) continue
      lines.push(lineOf(refund, amount, on))
      covered.add(on.position)
      rest.set(on.position, (rest.get(on.position) ?? 0) - amount)
      money -= amount
    }
    if (lines.length === 0) continue
    isDistributed = true
    await cover(tx, order, { ...refund, lines: [...refund.lines, ...lines] }, lines, ports, services)
  }
  return isDistributed
}
