import { useWrite } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import type { InvoiceForm } from './InvoiceDataCard'

/** Server error name for incomplete invoice data (L-PAYT-08). */
const INCOMPLETE = 'IncompleteInvoiceDataError'

/**
 * Requests the invoice of an order (L-PAYT-10, L-PAYT-11). Changed invoice data is saved first (L-PAYT-09).
 * Incomplete data sends nothing, and the form shows an alert (L-PAYT-08).
 */
export function useRequestInvoice({ saveIfNeeded, showIncomplete }: InvoiceForm) {
  const { t } = useTranslation('commerce')
  const asking = useWrite('requestInvoice', {
    row: ({ orderId }) => orderId,
    success: () => t('payments.orders.requested'),
    failure: ({ problem }) => (problem?.name === INCOMPLETE ? null : undefined),
  })
  return {
    isBusy: asking.isBusy,
    request: async ({ orderId }: { orderId: string }): Promise<void> => {
      if ((await saveIfNeeded()) !== 'saved') return
      const sent = await asking.run({ orderId })
      if (!sent.ok && sent.error.problem?.name === INCOMPLETE) showIncomplete()
    },
  }
}
