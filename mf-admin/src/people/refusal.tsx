import type { ApiError } from '@mowka/kernel/platform'
import { Alert } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'

/** Codes of refusals with a text of their own. */
const refusals = [
  'EMAIL_VERIFIED',
  'IDENTITY_MISSING',
  'IDENTITY_UNAVAILABLE',
  'ORDER_NOT_PAID',
  'BUYER_UNKNOWN',
  'EMAIL_DIFFERS',
  'PERSON_IS_STAFF',
  'LAST_COMPANY_ADMIN',
  'OWN_ADMIN_ROLE',
  'FORBIDDEN',
] as const

/** Explains in a dialog why the server refused. */
export function Refusal({ error }: { error: ApiError | null }) {
  const { t } = useTranslation('people')
  return (
    error && (
      <Alert kind="error" title={t('refusal.title')}>
        {t(`refusal.${refusals.find((each) => each === error.code) ?? 'other'}`)}
      </Alert>
    )
  )
}
