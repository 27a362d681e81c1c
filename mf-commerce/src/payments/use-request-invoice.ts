import { useWrite } from '@mowka/shared/api'
import type { SavedForm } from '@mowka/shared/forms'
import { notify } from '@mowka/shared/platform'
import { useTranslation } from 'react-i18next'

/** How the server calls invoice data that are not complete (L-PAYT-08). */
const INCOMPLETE = 'IncompleteInvoiceDataError'

/**
 * Asks for the invoice of an order (L-PAYT-10, L-PAYT-11). Changed invoice data are saved first (L-PAYT-09); without
 * complete ones nothing is asked for, and it says so (L-PAYT-08).
 */
export function useRequestInvoice(saveInvoiceData: () => Promise<SavedForm>) {
  const { t } = useTranslation('commerce')
  const asking = useWrite('requestInvoice', {
    row: ({ orderId }) => orderId,
    success: () => t('payments.orders.requested'),
    failure: ({ problem }) => (problem?.name === INCOMPLETE ? t('payments.orders.incomplete') : undefined),
  })
  return {
    isBusy: asking.isBusy,
    request: async ({ orderId }: { orderId: string }): Promise<void> => {
      const data = await saveInvoiceData()
      if (data === 'saved') await asking.run({ orderId })
      else if (data === 'invalid') notify('error', t('payments.orders.incomplete'))
    },
  }
}
