import { z } from 'zod'
import { defineEmail } from '../email-template'

/**
 * PayU cancelled an accepted refund; the paid access has no account any more; or PayU reported another amount,
 * currency or number than the order's.
 */
const Reason = z.enum(['refund-canceled', 'nobody-to-give', 'mismatch'])
export type AttentionReason = z.infer<typeof Reason>

const Data = z.object({
  reason: Reason,
  /** The order number shown to buyers. */
  number: z.string(),
  /** The order id in API calls. */
  orderId: z.string(),
})

/** Asks the operators to look at an order. Contains nothing about the buyer. */
export const orderAttentionEmail = defineEmail('order-attention', Data, {
  pl: ({ reason, number, orderId }) => ({
    subject: `Mówka: zamówienie ${number} wymaga uwagi`,
    heading: `Zamówienie ${number} wymaga uwagi`,
    blocks: [
      {
        kind: 'text',
        text: {
          'refund-canceled':
            'PayU przyjęło zwrot pieniędzy, a\u00a0potem go anulowało. Kupujący ma z\u00a0powrotem to, co kupił. Sprawdź przyczynę w\u00a0panelu PayU i\u00a0zleć zwrot jeszcze raz.',
          'nobody-to-give':
            'Pieniądze wpłynęły, ale nie ma już konta albo danych, dla których złożono zamówienie, więc nikt nic nie dostał. Zwróć te pieniądze.',
          mismatch:
            'PayU podaje inną kwotę, walutę albo inny numer, niż ma zamówienie, więc nic nie zostało z\u00a0tego powodu wydane. Porównaj je w\u00a0panelu PayU. Jeśli pieniądze wpłynęły, zwróć je w\u00a0tym panelu. Po czterech dniach niezapłacone zamówienie zostanie anulowane.',
        }[reason],
      },
      {
        kind: 'text',
        text:
          reason === 'mismatch'
            ? `Zamówienie: ${orderId}.`
            : `Zwrot zleca wywołanie POST /api/order/${orderId}/refund.`,
      },
    ],
  }),
  en: ({ reason, number, orderId }) => ({
    subject: `Mówka: order ${number} needs attention`,
    heading: `Order ${number} needs attention`,
    blocks: [
      {
        kind: 'text',
        text: {
          'refund-canceled':
            'PayU accepted the refund and later cancelled it. The buyer’s purchase has been restored. Look for the cause in PayU’s panel, then request the refund again.',
          'nobody-to-give':
            'The payment has arrived, but the account or data behind the order have been deleted, so nothing was granted. Refund the order.',
          mismatch:
            'PayU reports a different amount, currency or number than the order has, so nothing was granted. Compare them in PayU’s panel. If the payment has arrived, refund it there. Unpaid orders are cancelled after four days.',
        }[reason],
      },
      {
        kind: 'text',
        text:
          reason === 'mismatch'
            ? `Order id: ${orderId}.`
            : `To refund it, call POST /api/order/${orderId}/refund.`,
      },
    ],
  }),
})
