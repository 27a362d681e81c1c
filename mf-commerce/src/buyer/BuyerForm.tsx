import { buyerRules, consumerAgreementRules } from '@mowka/domain/shop/invoice'
import { Card, Divider, Stack, TextField } from '@mowka/kernel/ui'
import type { Outcome } from '@mowka/web/api'
import {
  EmailInput,
  Form,
  readDraft,
  SwitchInput,
  storeDraft,
  TextInput,
  useFormValues,
} from '@mowka/web/forms'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BuyerValues, buyerToDraft, withDraft } from './buyer-values'
import { CountryField, FieldGrid, InvoiceFields } from './InvoiceFields'

const Text = TextInput<BuyerValues>

/**
 * The buyer's name and email. The email is read-only for an account (C-ORD-04); with `withEmailField` there is no
 * account, and it is an ordinary field (C-GIFT-03).
 */
export function BuyerCard({ withEmailField = false }: { withEmailField?: boolean }) {
  const { t } = useTranslation('commerce')
  const heading = useId()
  const { email } = useFormValues<BuyerValues>()
  return (
    <Card as="section" padding="large" aria-labelledby={heading}>
      <Stack gap={5}>
        <h2 id={heading}>{t('buyer.title')}</h2>
        <FieldGrid>
          <Text
            name="firstname"
            label={t('invoice.firstname')}
            rules={buyerRules.firstname}
            autoComplete="given-name"
          />
          <Text
            name="lastname"
            label={t('invoice.lastname')}
            rules={buyerRules.lastname}
            autoComplete="family-name"
          />
          {withEmailField ? (
            <EmailInput<BuyerValues>
              name="email"
              label={t('buyer.email')}
              rules={buyerRules.email}
              note={t('buyer.emailNote')}
              autoComplete="email"
            />
          ) : (
            <TextField
              label={t('buyer.email')}
              value={email}
              onChange={() => {}}
              note={t('buyer.emailNote')}
              readOnly
            />
          )}
          <CountryField />
        </FieldGrid>
      </Stack>
    </Card>
  )
}

/** The invoice switch, and the invoice fields while it is on (C-ORD-08). Input stays when it is turned off. */
export function InvoiceCard() {
  const { t } = useTranslation('commerce')
  const { issueInvoice } = useFormValues<BuyerValues>()
  return (
    <Card as="section" padding="large" aria-label={t('buyer.invoiceSection')}>
      <Stack gap={4}>
        <SwitchInput<BuyerValues>
          name="issueInvoice"
          label={<b>{t('buyer.invoice')}</b>}
          note={t('buyer.invoiceNote')}
        />
        {issueInvoice && (
          <>
            <Divider />
            <InvoiceFields within="invoice." />
          </>
        )}
      </Stack>
    </Card>
  )
}

/**
 * The buyer's consent to start the service before the withdrawal period ends (C-ORD-03). Off by default. `text`
 * explains the consequences for the purchased products.
 */
export function ConsentCard({ label, text }: { label: string; text: ReactNode }) {
  const { t } = useTranslation('commerce')
  const heading = useId()
  return (
    <Card as="section" padding="large" aria-labelledby={heading}>
      <Stack gap={4}>
        <h2 id={heading}>{t('buyer.consent')}</h2>
        <SwitchInput<BuyerValues>
          name="consumerAgreement"
          label={<b>{label}</b>}
          note={text}
          rules={consumerAgreementRules}
        />
      </Stack>
    </Card>
  )
}

/** Stores a draft while the fields differ from the account data, and deletes it otherwise. */
function DraftSaver({ name, saved }: { name: string; saved: BuyerValues }) {
  const draft = JSON.stringify(buyerToDraft(useFormValues<BuyerValues>()))
  const known = JSON.stringify(buyerToDraft(saved))
  useEffect(() => storeDraft(name, draft === known ? null : JSON.parse(draft)), [name, draft, known])
  return null
}

/**
 * The buyer form of an order. Input survives a reload, the back button and a failed call. It is stored for this tab
 * only, until the order is paid (`clearBuyerDraft`), the user signs out or the tab is closed, so that the next user
 * of the device can't read it.
 */
export function BuyerForm({
  draft,
  saved,
  save,
  label,
  className,
  children,
}: {
  /** Draft name; includes the user id of a signed-in buyer. */
  draft: string
  /** Initial field values (`buyerDefaults`). */
  saved: BuyerValues
  /** Places the order. Called only with valid values, and never twice at the same time. */
  save: (values: BuyerValues) => Promise<Outcome<unknown>>
  label: string
  className?: string
  children: ReactNode
}) {
  const [initial] = useState(() => withDraft(saved, readDraft(draft)))
  return (
    <Form<BuyerValues>
      initialValues={initial}
      save={save}
      // The draft preserves input, so leaving needs no confirmation.
      guarded={false}
      aria-label={label}
      className={className}
    >
      {children}
      <DraftSaver name={draft} saved={saved} />
    </Form>
  )
}
