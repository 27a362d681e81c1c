import type { InvoiceData, MetadataChange, User } from '@mowka/contract/schemas/user'
import { INVOICE_COUNTRY, type invoiceRules } from '@mowka/domain/invoice'
import { confirm } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { useWrite } from '@mowka/web/api'
import { sayUnlessFields } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'

/** The editable fields; the country is fixed (P-ENT-47). */
export type InvoiceValues = Record<keyof typeof invoiceRules, string>

/** Empty field values. */
export const noInvoiceData: InvoiceValues = {
  companyName: '',
  nip: '',
  firstname: '',
  lastname: '',
  street: '',
  zip: '',
  city: '',
}

/** Maps stored invoice data to form values. */
export function invoiceValues(invoiceData: InvoiceData | null): InvoiceValues {
  if (!invoiceData) return noInvoiceData
  const { country: _, ...values } = invoiceData
  return values
}

const change = (payload: InvoiceData | null): { body: MetadataChange } => ({
  body: { action: 'invoice-data', payload },
})

const keepAccount = (user: User) => session.setUser(user)

/** Saves and clears the account's invoice data (L-PAYT-07, L-PAYT-13). */
export function useInvoiceData() {
  const { t } = useTranslation('commerce')
  const saving = useWrite('patchUserMetadata', {
    args: (values: InvoiceValues) => change({ ...values, country: INVOICE_COUNTRY }),
    onAnswer: keepAccount,
    success: () => t('invoice.saved'),
    failure: sayUnlessFields,
  })
  const clearing = useWrite('patchUserMetadata', {
    args: (_: undefined) => change(null),
    onAnswer: keepAccount,
    success: () => t('invoice.cleared'),
  })
  return {
    save: saving.run,
    isClearing: clearing.busy,
    /** Asks for confirmation; returns true if the data was cleared. */
    clear: async (): Promise<boolean> => {
      const isSure = await confirm({
        title: t('invoice.clearQuestion.title'),
        text: t('invoice.clearQuestion.text'),
        confirmLabel: t('invoice.clear'),
        destructive: true,
      })
      return isSure && (await clearing.run(undefined)).ok
    },
  }
}
