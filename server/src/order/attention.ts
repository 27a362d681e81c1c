import { spokenOrderNumber } from '@mowka/domain/order-number'
import type { Database } from '../database/database'
import { type AttentionReason, enqueueEmail, orderAttentionEmail } from '../mail/public'
import type { OrderServices } from './ports'
import type { OrderRow } from './store'

/**
 * Notifies the operators within a transaction that an order needs their attention, once per `occasion`. Does nothing
 * without an operator address.
 */
export async function notifyOperators(
  tx: Database,
  { id }: OrderRow,
  { reason, occasion }: { reason: AttentionReason; occasion: string },
  { jobs, config }: OrderServices,
): Promise<void> {
  const { operator } = config.mail
  if (!operator) return
  await enqueueEmail(
    jobs,
    tx,
    orderAttentionEmail,
    { to: operator, lang: config.interfaceLang, once: `${id}/${occasion}` },
    { reason, number: spokenOrderNumber(id), orderId: id },
  )
}
