import { Form, FormActions, type SavedForm, useFormReset, useSaveForm } from '@mowka/shared/forms'
import { session } from '@mowka/shared/session'
import { Button, Card, Stack } from '@mowka/shared/ui'
import { IconEraser } from '@mowka/shared/ui/icons'
import { observer } from 'mobx-react-lite'
import { type Ref, useId, useImperativeHandle } from 'react'
import { useTranslation } from 'react-i18next'
import { InvoiceFields } from '../buyer/InvoiceFields'
import { type InvoiceValues, invoiceValues, noInvoiceData, useInvoiceData } from './use-invoice-data'

/** What others may ask of the form. */
export type InvoiceForm = {
  /**
   * Saves what is changed; shows what is wrong or missing, with the focus on the first mistake. `saved` when complete
   * data are saved.
   */
  saveIfNeeded: () => Promise<SavedForm>
}

/** The data for invoices: all required but the country, which is Poland (L-PAYT-03 to 07, L-PAYT-13, P-ENT-47). */
export const InvoiceDataCard = observer(function InvoiceDataCard({ ref }: { ref?: Ref<InvoiceForm> }) {
  const { t } = useTranslation('commerce')
  const heading = useId()
  const kept = session.user?.userMetadata.invoiceData ?? null
  const { save, clear, isClearing } = useInvoiceData()
  return (
    <Card as="section" padding="large" aria-labelledby={heading}>
      <Form<InvoiceValues> initialValues={invoiceValues(kept)} save={save} aria-labelledby={heading}>
        <Stack gap={5}>
          <h2 id={heading}>{t('invoice.title')}</h2>
          <InvoiceFields withPerson />
          <FormActions submit={t('invoice.save')}>
            <Clear isEmpty={kept === null} isClearing={isClearing} clear={clear} />
          </FormActions>
        </Stack>
        <Handle ref={ref} />
      </Form>
    </Card>
  )
})

/** Lets others save the form around it. */
function Handle({ ref }: { ref?: Ref<InvoiceForm> }) {
  const saveIfNeeded = useSaveForm()
  useImperativeHandle(ref, () => ({ saveIfNeeded }))
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
