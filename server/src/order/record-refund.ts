import type { Database } from '../database/database'
import { deactivateBoughtCards } from '../gift-card/public'
import type { RefundReport } from '../outside/payments'
import { revokeMonths } from '../user/public'
import { sourceOf } from './figures'
import * as store from './store'

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
export async function recordRefund(
  tx: Database,
  order: store.OrderRow,
  { refundId, amount }: Pick<RefundReport, 'refundId' | 'amount'>,
  now: Date,
): Promise<void> {
  const refunds = { ...order.refunds, [refundId]: amount }
  await store.updateOrder(tx, order.id, { refunds })
  if (isFullyRefunded({ ...order, refunds })) await revokePurchase(tx, order, now)
}

/** Revokes the purchase of a refunded order, once. Call it with the order locked. */
export async function revokePurchase(tx: Database, order: store.OrderRow, now: Date): Promise<void> {
  if (order.status !== 'COMPLETED' || order.refundedAt !== null) return
  await store.updateOrder(tx, order.id, { refundedAt: now })
  const lines = await store.readLines(tx, [order.id])
  await revokeMonths(tx, lines.map(sourceOf), now)
  await deactivateBoughtCards(tx, order.id)
}
