import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { maxLength, required } from '@mowka/domain/rules'
import { notify } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Stack } from '@mowka/kernel/ui'
import { IconKey } from '@mowka/kernel/ui/icons'
import { Form, FormActions, TextInput } from '@mowka/web/forms'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { refusalOf, useRedeem } from './use-redeem'

type FormValues = { companyAccessCode: string; firstname: string; lastname: string }

/** Display time of the confirmation in ms (K-CODE-04). */
const CONFIRMATION_TIME = 10_000

/**
 * Fields for code, first and last name; the code is cleared after each response (K-CODE-01, K-CODE-02, K-CODE-07).
 */
const RedeemForm = observer(function RedeemForm({
  code = '',
  onRedeemed,
}: {
  /** Code of a followed invitation link. It may arrive late and then doesn't replace typed input. */
  code?: string
  /** Called with the granted languages. */
  onRedeemed?: (languages: readonly LangCode[]) => void
}) {
  const { t } = useTranslation('company')
  const navigate = useNavigate()
  const { listOf } = useLanguageNames()
  const { redeem } = useRedeem()
  // Remounts the form after each response, so that the code is cleared and the names stay.
  const [round, setRound] = useState(0)
  const [names, setNames] = useState<Omit<FormValues, 'companyAccessCode'>>({
    firstname: session.user?.givenName ?? '',
    lastname: session.user?.familyName ?? '',
  })
  const save = async (values: FormValues) => {
    const { firstname, lastname } = values
    const redemption = await redeem(values)
    if (redemption.status === 'verified') {
      notify('success', t('redeem.done', { list: listOf(redemption.languages) }), {
        duration: CONFIRMATION_TIME,
        action: { label: t('redeem.toCourses'), onSelect: () => void navigate(paths.courses()) },
      })
    } else {
      const refusal = refusalOf(redemption.message)
      if (refusal) notify('error', t(`redeem.refused.${refusal}`), { duration: CONFIRMATION_TIME })
    }
    setNames({ firstname, lastname })
    setRound((last) => last + 1)
    if (redemption.status === 'verified') onRedeemed?.(redemption.languages)
    return { ok: true as const, answer: undefined }
  }
  return (
    <Form<FormValues>
      key={round}
      initialValues={{ ...names, companyAccessCode: round === 0 ? code : '' }}
      save={save}
      guarded={false}
      aria-label={t('redeem.title')}
    >
      <Stack gap={4}>
        <TextInput<FormValues>
          name="companyAccessCode"
          label={t('redeem.code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          rules={[required, maxLength(64)]}
        />
        <TextInput<FormValues>
          name="firstname"
          label={t('redeem.firstname')}
          autoComplete="given-name"
          rules={[maxLength(100)]}
        />
        <TextInput<FormValues>
          name="lastname"
          label={t('redeem.lastname')}
          autoComplete="family-name"
          rules={[maxLength(100)]}
        />
        <FormActions submit={t('redeem.submit')} always untilValid leftIcon={<IconKey aria-hidden />} />
      </Stack>
    </Form>
  )
})

export default RedeemForm
