import type { Database } from '../database/database'
import type { Services } from '../services'
import { cancel } from './settle'
import * as store from './store'

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
