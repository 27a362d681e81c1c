import { usePageTitle } from '@mowka/kernel/platform'
import { Page, PageHeader } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'

/** The user page of the panel, which has only a title (A-USR-01). */
export default function AdminUsersPage() {
  const { t } = useTranslation('admin')
  usePageTitle(t('users.title'))
  return (
    <Page>
      <PageHeader title={t('users.title')} />
    </Page>
  )
}
