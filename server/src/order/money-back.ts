import type { Database } from '../database/database'
import { endBoughtCards } from '../gift-card/public'
import type { RefundReport } from '../outside/payments'
import { takeBackMonths } from '../user/public'
import { sourceOf } from './figures'
import * as store from './store'

/** Whether PayU has refunded the full amount of an order, in one or several refunds. */
export function isAllBack({
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
export async function takeRefund(
  tx: Database,
  order: store.OrderRow,
  { refundId, amount }: Pick<RefundReport, 'refundId' | 'amount'>,
  now: Date,
): Promise<void> {
  const refunds = { ...order.refunds, [refundId]: amount }
  await store.updateOrder(tx, order.id, { refunds })
  if (isAllBack({ ...order, refunds })) await endBought(tx, order, now)
}

/** Revokes the purchase of a refunded order, once. Call it with the order locked. */
export async function endBought(tx: Database, order: store.OrderRow, now: Date): Promise<void> {
  if (order.status !== 'COMPLETED' || order.refundedAt !== null) return
  await store.updateOrder(tx, order.id, { refundedAt: now })
  const lines = await store.readLines(tx, [order.id])
  await takeBackMonths(tx, lines.map(sourceOf), now)
  await endBoughtCards(tx, order.id)
}
