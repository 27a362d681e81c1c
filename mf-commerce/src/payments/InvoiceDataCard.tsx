import { Form, FormActions, type SavedForm, useFormReset, useSaveForm } from '@mowka/shared/forms'
import { session } from '@mowka/shared/session'
import { Alert, Button, Card, Stack } from '@mowka/shared/ui'
import { IconEraser } from '@mowka/shared/ui/icons'
import { observer } from 'mobx-react-lite'
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InvoiceFields } from '../buyer/InvoiceFields'
import { type InvoiceValues, invoiceValues, noInvoiceData, useInvoiceData } from './use-invoice-data'

/** The form as the list of orders uses it. */
export type InvoiceForm = {
  /**
   * Saves changed data. Incomplete data show an alert and the mistakes of the fields, with the focus on the first one.
   * `saved` when complete data are saved.
   */
  saveIfNeeded: () => Promise<SavedForm>
  /** Shows the alert with the focus on it, for data that only the server considers incomplete. */
  showIncomplete: () => void
}

/** Who found the invoice data incomplete: the rules of the fields, or only the server. `null` if nobody did. */
type Missing = 'fields' | 'server' | null

/** The data for invoices: all required but the country, which is Poland (L-PAYT-03 to 07, L-PAYT-13, P-ENT-47). */
export const InvoiceDataCard = observer(function InvoiceDataCard({ ref }: { ref?: Ref<InvoiceForm> }) {
  const { t } = useTranslation('commerce')
  const heading = useId()
  const alert = useRef<HTMLDivElement>(null)
  const kept = session.user?.userMetadata.invoiceData ?? null
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
      <Form<InvoiceValues> initialValues={invoiceValues(kept)} save={saveComplete} aria-labelledby={heading}>
        <Stack gap={5}>
          <h2 id={heading}>{t('invoice.title')}</h2>
          <div ref={alert} tabIndex={-1} hidden={missing === null}>
            {missing !== null && <Alert kind="error">{t('invoice.incomplete')}</Alert>}
          </div>
          <InvoiceFields withPerson />
          <FormActions submit={t('invoice.save')}>
            <Clear isEmpty={kept === null} isClearing={isClearing} clear={clear} />
          </FormActions>
        </Stack>
        <Handle ref={ref} setMissing={setMissing} />
      </Form>
    </Card>
  )
})

/** Exposes the form around it to the list of orders. */
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
      // Not `disabled`: a person who has just cleared the data keeps the focus.
      aria-disabled={isEmpty}
      onClick={async () => {
        if (await clear()) reset(noInvoiceData)
      }}
    >
      {t('invoice.clear')}
    </Button>
  )
}
