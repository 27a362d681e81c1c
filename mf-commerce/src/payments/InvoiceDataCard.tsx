import { invoiceRules } from '@mowka/shared/domain/invoice'
import { Form, FormActions, TextInput, useFormReset } from '@mowka/shared/forms'
import { session } from '@mowka/shared/session'
import { Button, Card, media, Stack, TextField } from '@mowka/shared/ui'
import { IconEraser } from '@mowka/shared/ui/icons'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type InvoiceValues, invoiceValues, noInvoiceData, useInvoiceData } from './use-invoice-data'

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--mw-4);
  > :first-child { grid-column: 1 / -1; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`
const Field = TextInput<InvoiceValues>

/** The data for invoices: all required but the country, which is Poland (L-PAYT-03 to 07, L-PAYT-13, P-ENT-47). */
export const InvoiceDataCard = observer(function InvoiceDataCard() {
  const { t } = useTranslation('commerce')
  const heading = useId()
  const kept = session.user?.userMetadata.invoiceData ?? null
  const { save, clear, isClearing } = useInvoiceData()
  return (
    <Card as="section" padding="large" aria-labelledby={heading}>
      <Form<InvoiceValues> initialValues={invoiceValues(kept)} save={save} aria-labelledby={heading}>
        <Stack gap={5}>
          <h2 id={heading}>{t('invoice.title')}</h2>
          <Fields>
            <Field
              name="companyName"
              label={t('invoice.companyName')}
              rules={invoiceRules.companyName}
              autoComplete="organization"
            />
            <Field name="nip" label={t('invoice.nip')} rules={invoiceRules.nip} inputMode="numeric" />
            <Field
              name="street"
              label={t('invoice.street')}
              rules={invoiceRules.street}
              autoComplete="street-address"
            />
            <Field
              name="firstname"
              label={t('invoice.firstname')}
              rules={invoiceRules.firstname}
              autoComplete="given-name"
            />
            <Field
              name="lastname"
              label={t('invoice.lastname')}
              rules={invoiceRules.lastname}
              autoComplete="family-name"
            />
            <Field
              name="zip"
              label={t('invoice.zip')}
              rules={invoiceRules.zip}
              autoComplete="postal-code"
              placeholder="00-000"
            />
            <Field
              name="city"
              label={t('invoice.city')}
              rules={invoiceRules.city}
              autoComplete="address-level2"
            />
            <TextField
              label={t('invoice.country')}
              value={t('invoice.poland')}
              onChange={() => {}}
              readOnly
            />
          </Fields>
          <FormActions submit={t('invoice.save')}>
            <Clear isEmpty={kept === null} isClearing={isClearing} clear={clear} />
          </FormActions>
        </Stack>
      </Form>
    </Card>
  )
})

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
