import type { Company } from '@mowka/contract/schemas/company'
import { Alert, Badge, PageHeader, Stack } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'

/** The page title; the company name is in the layout's header (K-PAGE-01). `company` is undefined while loading. */
export function CompanyHeader({ company }: { company: Company | undefined }) {
  const { t } = useTranslation('company')
  const isInactive = company?.active === false
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('users.title')}
        aside={isInactive && <Badge tone="danger">{t('company.inactive')}</Badge>}
      />
      {isInactive && (
        <Alert kind="warning" title={t('company.inactiveTitle')}>
          {t('company.inactiveText')}
        </Alert>
      )}
    </Stack>
  )
}
