import { invoiceRules, tidyNip, tidyZipCode } from '@mowka/domain/shop/invoice'
import { media, TextField, tokens } from '@mowka/kernel/ui'
import { TextInput } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Two columns of fields, one on phones. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${tokens.s4};
  > [data-wide] { grid-column: 1 / -1; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`

/** The country: always Poland and read-only (C-ORD-05, P-ENT-47). */
export function CountryField() {
  const { t } = useTranslation('commerce')
  return <TextField label={t('invoice.country')} value={t('invoice.poland')} onChange={() => {}} readOnly />
}

/**
 * The invoice fields, all required (L-PAYT-03 to -05, C-ORD-09). `within` is the prefix of the field names, including
 * the dot; `withPerson` adds first and last name.
 */
export function InvoiceFields({
  within = '',
  withPerson = false,
}: {
  within?: string
  withPerson?: boolean
}) {
  const { t } = useTranslation('commerce')
  return (
    <FieldGrid>
      <div data-wide>
        <TextInput
          name={`${within}companyName`}
          label={t('invoice.companyName')}
          rules={invoiceRules.companyName}
          autoComplete="organization"
        />
      </div>
      <TextInput
        name={`${within}nip`}
        label={t('invoice.nip')}
        rules={invoiceRules.nip}
        tidy={tidyNip}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextInput
        name={`${within}street`}
        label={t('invoice.street')}
        rules={invoiceRules.street}
        autoComplete="billing street-address"
      />
      {withPerson && (
        <>
          <TextInput
            name={`${within}firstname`}
            label={t('invoice.firstname')}
            rules={invoiceRules.firstname}
            autoComplete="given-name"
          />
          <TextInput
            name={`${within}lastname`}
            label={t('invoice.lastname')}
            rules={invoiceRules.lastname}
            autoComplete="family-name"
          />
        </>
      )}
      <TextInput
        name={`${within}zip`}
        label={t('invoice.zip')}
        rules={invoiceRules.zip}
        tidy={tidyZipCode}
        autoComplete="billing postal-code"
        placeholder="00-000"
      />
      <TextInput
        name={`${within}city`}
        label={t('invoice.city')}
        rules={invoiceRules.city}
        autoComplete="billing address-level2"
      />
      {withPerson && <CountryField />}
    </FieldGrid>
  )
}
