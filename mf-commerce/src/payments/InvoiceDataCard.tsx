import type { InvoiceData, MetadataChange, User } from '@mowka/contract/schemas/user'
import { INVOICE_COUNTRY, type invoiceRules } from '@mowka/domain/shop/invoice'
import { confirm } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Alert, Button, Card, Stack } from '@mowka/kernel/ui'
import { IconEraser } from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import {
  Form,
  FormActions,
  notifyUnlessFieldErrors,
  type SavedForm,
  useFormReset,
  useSaveForm,
} from '@mowka/web/forms'
import { observer } from 'mobx-react-lite'
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InvoiceFields } from '../buyer/InvoiceFields'

/** The editable fields; the country is fixed (P-ENT-47). */
type InvoiceValues = Record<keyof typeof invoiceRules, string>

/** Empty field values. */
const noInvoiceData: InvoiceValues = {
  companyName: '',
  nip: '',
  firstname: '',
  lastname: '',
  street: '',
  zip: '',
  city: '',
}

/** Maps stored invoice data to form values. */
function invoiceValues(invoiceData: InvoiceData | null): InvoiceValues {
  if (!invoiceData) return noInvoiceData
  const { country: _, ...values } = invoiceData
  return values
}

const change = (payload: InvoiceData | null): { body: MetadataChange } => ({
  body: { action: 'invoice-data', payload },
})

const keepAccount = (user: User) => session.setUser(user)

/** Saves and clears the account's invoice data (L-PAYT-07, L-PAYT-13). */
function useInvoiceData() {
  const { t } = useTranslation('commerce')
  const saving = useWrite('patchUserMetadata', {
    args: (values: InvoiceValues) => change({ ...values, country: INVOICE_COUNTRY }),
    onAnswer: keepAccount,
    success: () => t('invoice.saved'),
    failure: notifyUnlessFieldErrors,
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

/** Handle through which the order list controls the form. */
export type InvoiceForm = {
  /**
   * Saves changed data. Incomplete data shows an alert and the field errors, with the focus on the first one. Returns
   * `saved` if complete data was saved.
   */
  saveIfNeeded: () => Promise<SavedForm>
  /** Shows the alert and focuses it, for data that only the server considers incomplete. */
  showIncomplete: () => void
}

/** Source of the finding that the invoice data is incomplete: the field rules, or only the server. `null` if complete. */
type Missing = 'fields' | 'server' | null

/** The invoice data form: all fields required, country fixed to Poland (L-PAYT-03 to 07, L-PAYT-13, P-ENT-47). */
export const InvoiceDataCard = observer(function InvoiceDataCard({ ref }: { ref?: Ref<InvoiceForm> }) {
  const { t } = useTranslation('commerce')
  const heading = useId()
  const alert = useRef<HTMLDivElement>(null)
  const invoiceData = session.user?.userMetadata.invoiceData ?? null
  const { save, clear, isClearing } = useInvoiceData()
  const [missing, setMissing] = useState<Missing>(null)
  useEffect(() => {
    if (missing === 'server') alert.current?.focus()
  }, [missing])
  const saveComplete = async (values: InvoiceValues) => {
    const saved = await save(values)
    if (saved.ok) setMissing(null)
    return saved
  }
  return (
    <Card as="section" padding="large" aria-labelledby={heading}>
      <Form<InvoiceValues>
        initialValues={invoiceValues(invoiceData)}
        save={saveComplete}
        aria-labelledby={heading}
      >
        <Stack gap={5}>
          <h2 id={heading}>{t('invoice.title')}</h2>
          <div ref={alert} tabIndex={-1} hidden={missing === null}>
            {missing !== null && <Alert kind="error">{t('invoice.incomplete')}</Alert>}
          </div>
          <InvoiceFields withPerson />
          <FormActions submit={t('invoice.save')}>
            <Clear isEmpty={invoiceData === null} isClearing={isClearing} clear={clear} />
          </FormActions>
        </Stack>
        <Handle ref={ref} setMissing={setMissing} />
      </Form>
    </Card>
  )
})

/** Exposes the surrounding form to the order list. */
function Handle({ ref, setMissing }: { ref?: Ref<InvoiceForm>; setMissing: (missing: Missing) => void }) {
  const saveForm = useSaveForm()
  useImperativeHandle(ref, () => ({
    saveIfNeeded: async () => {
      const outcome = await saveForm()
      setMissing(outcome === 'invalid' ? 'fields' : null)
      return outcome
    },
    showIncomplete: () => setMissing('server'),
  }))
  return null
}

function Clear({
  isEmpty,
  isClearing,
  clear,
}: {
  isEmpty: boolean
  isClearing: boolean
  clear: () => Promise<boolean>
}) {
  const { t } = useTranslation('commerce')
  const reset = useFormReset<InvoiceValues>()
  return (
    <Button
      variant="ghost"
      leftIcon={<IconEraser aria-hidden />}
      loading={isClearing}
      // Not `disabled`, so that the button is still focused after clearing.
      aria-disabled={isEmpty}
      onClick={async () => {
        if (await clear()) reset(noInvoiceData)
      }}
    >
      {t('invoice.clear')}
    </Button>
  )
}
