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
            'PayU took the refund on and cancelled it later. The buyer has again what was bought. Look for the cause in PayU’s panel and ask for the refund once more.',
          'nobody-to-give':
            'The money has come, but the account or the data that the order was made for are gone, so nobody got anything. Give the money back.',
          mismatch:
            'PayU tells another amount, currency or number than the order has, so nothing was given for it. Compare them in PayU’s panel. If the money has come, give it back there. An unpaid order is cancelled after four days.',
        }[reason],
      },
      {
        kind: 'text',
        text:
          reason === 'mismatch'
            ? `The order: ${orderId}.`
            : `The call POST /api/order/${orderId}/refund gives it back.`,
      },
    ],
  }),
})
