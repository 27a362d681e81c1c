import type { LangCode } from '@mowka/contract/schemas/common'
import type { Product } from '@mowka/contract/schemas/order'
import { languages as allLanguages, languageOf } from '@mowka/domain/languages/languages'
import { maxLength, minChosen, type Rule, required } from '@mowka/domain/rules'
import { DIRECTORY_LENGTH, inscriptionRules, latestSendDay } from '@mowka/domain/shop/gift-card'
import { warsawDay } from '@mowka/domain/time'
import { email, holdsEmailAddress } from '@mowka/domain/user/email-address'
import { Button, ResponsiveDialog, Skeleton, Stack } from '@mowka/kernel/ui'
import { read, useReads, useWrite } from '@mowka/web/api'
import {
  ChipsInput,
  EmailInput,
  Form,
  FormActions,
  notifyUnlessFieldErrors,
  SelectInput,
  TextAreaInput,
  TextInput,
  useFormValues,
  useGuardedClose,
} from '@mowka/web/forms'
import { DateInput } from '@mowka/web/forms/dates'
import { ReadStates } from '@mowka/web/views'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** `plan:sourceLang` of a product's `plan:sourceLang:targetLang` (C17). */
const planOf = ({ productCode }: Product): string => productCode.split(':').slice(0, 2).join(':')

/** Returns the plans available for gift cards, shortest first. */
export function giftPlans(products: readonly Product[]): { plan: string; name: string }[] {
  const plans = new Map<string, Product>()
  for (const product of [...products].sort((a, b) => a.months - b.months)) {
    if (!plans.has(planOf(product))) plans.set(planOf(product), product)
  }
  return [...plans].map(([plan, { name }]) => ({ plan, name }))
}

/** Returns the languages available for a plan in the default order, or those of all plans if none is chosen. */
export const languagesOf = (products: readonly Product[], plan: string): LangCode[] =>
  allLanguages
    .map(({ langCode }) => langCode)
    .filter((code) =>
      products.some((product) => product.targetLang === code && (plan === '' || planOf(product) === plan)),
    )

/**
 * Returns the chosen languages without those that the plan isn't available for, which were chosen for another plan.
 */
function soldLanguages(
  products: readonly Product[],
  { plan, languages }: { plan: string; languages: readonly LangCode[] },
): LangCode[] {
  const sold = languagesOf(products, plan)
  return languages.filter((lang) => sold.includes(lang))
}

type Values = {
  plan: string
  languages: LangCode[]
  directory: string
  inscription: string
  sendToEmailAddress: string
  sendAt: string | null
  expireAt: string | null
}

const nothing: Values = {
  plan: '',
  languages: [],
  directory: '',
  inscription: '',
  sendToEmailAddress: '',
  sendAt: null,
  expireAt: null,
}

/** Creates a gift card (A-GIFT-04). */
export function NewGiftCardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin')
  const reads = useReads({ products: read('getProducts') })
  const { close, onDirty } = useGuardedClose(onClose)
  return (
    <ResponsiveDialog open onClose={close} title={t('giftCards.new.title')}>
      <ReadStates reads={reads} skeleton={<Skeleton height={420} />} headingLevel={3}>
        {({ products }) => (
          <NewGiftCardForm products={products} onSaved={onClose} onCancel={close} onDirty={onDirty} />
        )}
      </ReadStates>
    </ResponsiveDialog>
  )
}

function NewGiftCardForm({
  products,
  onSaved,
  onCancel,
  onDirty,
}: {
  products: readonly Product[]
  onSaved: () => void
  onCancel: () => void
  onDirty: (isDirty: boolean) => void
}) {
  const { t } = useTranslation(['admin', 'common'])
  // Constant while the dialog is open, so that a double click or a retry after a lost response creates one card.
  const [requestId] = useState(() => crypto.randomUUID())
  const today = warsawDay(new Date())
  const create = useWrite('createGiftCard', {
    success: ({ pattern }) => t('giftCards.new.done', { code: pattern }),
    failure: (error) =>
      error.code === 'GIFT_CARD_SENT' ? t('giftCards.new.sentAlready') : notifyUnlessFieldErrors(error),
  })
  return (
    <Form<Values>
      initialValues={nothing}
      aria-label={t('giftCards.new.title')}
      save={({ sendToEmailAddress, sendAt, ...values }) =>
        create.run({
          body: {
            requestId,
            ...values,
            languages: soldLanguages(products, values),
            ...(sendToEmailAddress ? { sendToEmailAddress, sendAt } : {}),
          },
        })
      }
      onSaved={onSaved}
      onDirty={onDirty}
    >
      <Stack gap={4}>
        <SelectInput<Values>
          name="plan"
          label={t('giftCards.new.plan')}
          placeholder={t('giftCards.new.choosePlan')}
          options={giftPlans(products).map(({ plan, name }) => ({ value: plan, label: name }))}
          rules={[required]}
        />
        <Languages products={products} />
        <TextInput<Values>
          name="directory"
          label={t('giftCards.new.directory')}
          note={t('giftCards.new.directoryNote')}
          rules={[required, maxLength(DIRECTORY_LENGTH)]}
        />
        <TextAreaInput<Values>
          name="inscription"
          label={t('giftCards.new.inscription')}
          rules={inscriptionRules}
        />
        <Receiver today={today} />
        <DateInput<Values>
          name="expireAt"
          label={t('giftCards.new.expireAt')}
          note={t('giftCards.new.expireAtNote')}
          min={today}
        />
        <FormActions submit={t('giftCards.new.create')} variant="primary" always inDialog>
          <Button onClick={onCancel}>{t('common:cancel')}</Button>
        </FormActions>
      </Stack>
    </Form>
  )
}

/** Requires a day within the allowed range. The server checks that the card is still valid on that day. */
const sendDay =
  (today: string): Rule<string | null> =>
  (day) =>
    day !== null && (day < today || day > latestSendDay(today)) ? { code: 'INVALID' } : undefined

/** The optional recipient. With an email address, the card is sent on the chosen day or immediately. */
function Receiver({ today }: { today: string }) {
  const { t } = useTranslation('admin')
  const { sendToEmailAddress } = useFormValues<Values>()
  return (
    <>
      <EmailInput<Values>
        name="sendToEmailAddress"
        label={t('giftCards.new.email')}
        note={t('giftCards.new.emailNote')}
        autoComplete="off"
        rules={[email]}
      />
      {holdsEmailAddress(sendToEmailAddress) && (
        <DateInput<Values>
          name="sendAt"
          label={t('giftCards.new.sendAt')}
          note={t('giftCards.new.sendAtNote')}
          min={today}
          max={latestSendDay(today)}
          rules={[sendDay(today)]}
        />
      )}
    </>
  )
}

/** The languages available for the chosen plan. */
function Languages({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation(['admin', 'common'])
  const { plan } = useFormValues<Values>()
  const enough = (languages: readonly LangCode[]) =>
    minChosen(1)(soldLanguages(products, { plan, languages }))
  const options = languagesOf(products, plan).map((lang) => ({
    value: lang,
    label: t(languageOf(lang).fullNameTK),
  }))
  return (
    <ChipsInput<Values, LangCode>
      name="languages"
      label={t('giftCards.new.languages')}
      options={options}
      rules={[enough]}
    />
  )
}
