import type { Database } from '../database/database'
import { endBoughtCards } from '../gift-card/public'
import type { RefundReport } from '../outside/payments'
import { takeBackMonths } from '../user/public'
import { sourceOf } from './figures'
import * as store from './store'

/** Whether PayU has given back all that was paid for an order, in one refund or in several. */
export function isAllBack({
  refunds,
  totalAmount,
}: Pick<store.OrderRow, 'refunds' | 'totalAmount'>): boolean {
  const back = Object.values(refunds).reduce((sum, amount) => sum + amount, 0)
  return back > 0 && back >= totalAmount
}

/**
 * Keeps that PayU has made a refund, and ends what the order bought once all of the money is back: a part of it ends
 * nothing. The same refund counts once, however often PayU tells of it. Call it with the order locked.
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

/** Ends what an order bought, once, because its money went back. Call it with the order locked. */
export async function endBought(tx: Database, order: store.OrderRow, now: Date): Promise<void> {
  if (order.status !== 'COMPLETED' || order.refundedAt !== null) return
  await store.updateOrder(tx, order.id, { refundedAt: now })
  const lines = await store.readLines(tx, [order.id])
  await takeBackMonths(tx, lines.map(sourceOf), now)
  await endBoughtCards(tx, order.id)
}
