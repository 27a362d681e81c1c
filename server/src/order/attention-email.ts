import { paths } from '@mowka/contract/routes'
import { spokenOrderNumber } from '@mowka/domain/shop/order-total'
import { z } from 'zod'
import type { Database } from '../database/database'
import { defineEmail, enqueueEmail } from '../mail/public'
import type { OrderServices } from './ports'
import type { OrderRow } from './store'

/**
 * PayU cancelled an accepted refund, and what it ended was restored or not; a refund made in PayU's panel is for an
 * unknown line or a redeemed card; the paid access has no account any more; or PayU reported another amount, currency
 * or number than the order's.
 */
const AttentionReason = z.enum([
  'refund-canceled',
  'refund-not-restored',
  'refund-unmatched',
  'refund-redeemed',
  'nobody-to-give',
  'mismatch',
])
type AttentionReason = z.infer<typeof AttentionReason>

const Attention = z.object({
  reason: AttentionReason,
  /** The order number shown to buyers. */
  number: z.string(),
  orderId: z.string(),
  /** The order in the panel; older emails have none. */
  url: z.url().optional(),
})

/** Asks the operators to look at an order. Contains nothing about the buyer. */
export const orderAttentionEmail = defineEmail('order-attention', Attention, {
  pl: ({ reason, number, orderId, url }) => ({
    subject: `Mówka: zamówienie ${number} wymaga uwagi`,
    heading: `Zamówienie ${number} wymaga uwagi`,
    blocks: [
      {
        kind: 'text',
        text: {
          'refund-canceled':
            'PayU przyjęło zwrot pieniędzy, a\u00a0potem go anulowało. Kupujący ma z\u00a0powrotem to, czego dotyczył. Sprawdź przyczynę w\u00a0panelu PayU i\u00a0zleć zwrot jeszcze raz.',
          'refund-not-restored':
            'PayU przyjęło zwrot pieniędzy, a\u00a0potem go anulowało. Nie da się już przywrócić wszystkiego, czego dotyczył. Zdecyduj, co dalej, i\u00a0zamknij sprawę przy zamówieniu.',
          'refund-unmatched':
            'W\u00a0panelu PayU zlecono zwrot, którego kwota nie wskazuje jednej pozycji. Zdecyduj przy zamówieniu, których pozycji dotyczy i\u00a0czy mają się skończyć.',
          'refund-redeemed':
            'W\u00a0panelu PayU zwrócono pieniądze za kartę, której kod już wykorzystano. Dostęp obdarowanej osoby trwa. Zdecyduj, co dalej, i\u00a0zamknij sprawę przy zamówieniu.',
          'nobody-to-give':
            'Pieniądze wpłynęły, ale nie ma już konta albo danych, dla których złożono zamówienie, więc nikt nic nie dostał. Zwróć te pieniądze.',
          mismatch:
            'PayU podaje inną kwotę, walutę albo inny numer, niż ma zamówienie, więc nic nie zostało z\u00a0tego powodu wydane. Porównaj je w\u00a0panelu PayU. Jeśli pieniądze wpłynęły, zwróć je w\u00a0tym panelu. Po czterech dniach niezapłacone zamówienie zostanie anulowane.',
        }[reason],
      },
      {
        kind: 'text',
        text: `Zamówienie: ${orderId}.`,
      },
      ...(url ? [{ kind: 'action' as const, label: 'Otwórz zamówienie', url }] : []),
    ],
  }),
  en: ({ reason, number, orderId, url }) => ({
    subject: `Mówka: order ${number} needs attention`,
    heading: `Order ${number} needs attention`,
    blocks: [
      {
        kind: 'text',
        text: {
          'refund-canceled':
            'PayU accepted the refund and later cancelled it. What it had ended has been restored. Look for the cause in PayU’s panel, then request the refund again.',
          'refund-not-restored':
            'PayU accepted the refund and later cancelled it. Not everything that it had ended can be restored. Decide what to do, and close the task at the order.',
          'refund-unmatched':
            'A refund was made in PayU’s panel whose amount doesn’t identify a line. Decide at the order which lines it covers and whether they end.',
          'refund-redeemed':
            'Money for a gift card was refunded in PayU’s panel after the card had been redeemed. The recipient’s access continues. Decide what to do, and close the task at the order.',
          'nobody-to-give':
            'The payment has arrived, but the account or data behind the order have been deleted, so nothing was granted. Refund the order.',
          mismatch:
            'PayU reports a different amount, currency or number than the order has, so nothing was granted. Compare them in PayU’s panel. If the payment has arrived, refund it there. Unpaid orders are cancelled after four days.',
        }[reason],
      },
      {
        kind: 'text',
        text: `Order id: ${orderId}.`,
      },
      ...(url ? [{ kind: 'action' as const, label: 'Open the order', url }] : []),
    ],
  }),
})

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
    {
      reason,
      number: spokenOrderNumber(id),
      orderId: id,
      url: `${config.publicUrl}${paths.adminOrder({ orderId: id })}`,
    },
  )
}
