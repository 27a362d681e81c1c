import { read, useReads, useWrite } from '@mowka/shared/api'
import type { Product } from '@mowka/shared/contract/schemas/commerce'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { DIRECTORY_LENGTH, INSCRIPTION_LENGTH } from '@mowka/shared/domain/gift-card'
import { languageOf } from '@mowka/shared/domain/languages'
import { maxLength, minChosen, required } from '@mowka/shared/domain/rules'
import { warsawDay } from '@mowka/shared/domain/warsaw-time'
import {
  ChipsInput,
  Form,
  FormActions,
  SelectInput,
  sayUnlessFields,
  TextAreaInput,
  TextInput,
  useFormValues,
  useGuardedClose,
} from '@mowka/shared/forms'
import { DateInput } from '@mowka/shared/forms/dates'
import { Button, ResponsiveDialog, Skeleton, Stack } from '@mowka/shared/ui'
import { ReadStates } from '@mowka/shared/views'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { giftPlans, languagesOf } from './gift-plans'

type Values = {
  plan: string
  languages: LangCode[]
  directory: string
  inscription: string
  expireAt: string | null
}

const nothing: Values = { plan: '', languages: [], directory: '', inscription: '', expireAt: null }

/** Makes a gift card (A-GIFT-04). */
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
  // One for as long as the dialog is open: pressing twice, or again after a lost answer, makes one card.
  const [requestId] = useState(() => crypto.randomUUID())
  const create = useWrite('createGiftCard', {
    success: ({ pattern }) => t('giftCards.new.done', { code: pattern }),
    failure: sayUnlessFields,
  })
  return (
    <Form<Values>
      initialValues={nothing}
      aria-label={t('giftCards.new.title')}
      save={(values) => create.run({ body: { requestId, ...values } })}
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
          rules={[maxLength(INSCRIPTION_LENGTH)]}
        />
        <DateInput<Values>
          name="expireAt"
          label={t('giftCards.new.expireAt')}
          note={t('giftCards.new.expireAtNote')}
          min={warsawDay(new Date())}
        />
        <FormActions submit={t('giftCards.new.create')} variant="primary" always inDialog>
          <Button onClick={onCancel}>{t('common:cancel')}</Button>
        </FormActions>
      </Stack>
    </Form>
  )
}

/** The languages that the chosen plan is sold for. */
function Languages({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation(['admin', 'common'])
  const { plan } = useFormValues<Values>()
  const options = languagesOf(products, plan).map((lang) => ({
    value: lang,
    label: t(languageOf(lang).fullNameTK),
  }))
  return (
    <ChipsInput<Values, LangCode>
      name="languages"
      label={t('giftCards.new.languages')}
      options={options}
      rules={[minChosen(1)]}
    />
  )
}
