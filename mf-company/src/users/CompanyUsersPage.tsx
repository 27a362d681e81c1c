import { useApi } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import { usePageTitle } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { Alert, Button, EmptyState, ErrorState, Page, PageHeader } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccessesCard } from './AccessesCard'
import { CompanyHeader } from './CompanyHeader'
import { UsersList } from './UsersList'

/** The people and the bought accesses of the company that this person looks after (vocabulary and commerce §2). */
function CompanyUsersPage() {
  const { t } = useTranslation(['company', 'common'])
  usePageTitle(t('users.title'))
  const [now] = useState(() => new Date())
  const companyId = session.user?.company?.companyId
  const args = companyId === undefined ? null : { id: companyId }
  const company = useApi('getCompany', args)
  const accesses = useApi('getCompanyAccesses', args)
  const users = useApi('getCompanyUsers', args)
  const all = [company, accesses, users]
  const retry = () => {
    for (const call of all) if (call.error) void call.mutate()
  }

  // The account itself may still be on its way.
  if ((session.user && companyId === undefined) || company.error?.status === 404)
    return (
      <Instead>
        <EmptyState
          title={t('noCompany.title')}
          actions={
            <Button variant="primary" to={paths.courses()}>
              {t('toCourses')}
            </Button>
          }
        >
          {t('noCompany.text')}
        </EmptyState>
      </Instead>
    )
  if (all.some((call) => call.error?.status === 403))
    return (
      <Instead>
        <EmptyState
          title={t('noRights.title')}
          actions={
            <Button variant="primary" to={paths.courses()}>
              {t('toCourses')}
            </Button>
          }
        >
          {t('noRights.text')}
        </EmptyState>
      </Instead>
    )
  if (all.every((call) => call.error && call.data === undefined))
    return (
      <Instead>
        <ErrorState
          title={t('company.error.title')}
          onRetry={retry}
          retrying={all.some((call) => call.isValidating)}
        >
          {t('company.error.text')}
        </ErrorState>
      </Instead>
    )

  return (
    <Page>
      <CompanyHeader company={company.data} />
      {company.error && company.data === undefined && (
        <Alert
          kind="error"
          actions={
            <Button size="sm" loading={company.isValidating} onClick={() => void company.mutate()}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('company.error.name')}
        </Alert>
      )}
      <AccessesCard
        bought={accesses.data}
        failed={accesses.error !== undefined}
        retrying={accesses.isValidating}
        onRetry={() => void accesses.mutate()}
        now={now}
      />
      <UsersList
        users={users.data}
        failed={users.error !== undefined}
        retrying={users.isValidating}
        onRetry={() => void users.mutate()}
        now={now}
      />
    </Page>
  )
}

/** The page's title over a state that stands for all of it. */
function Instead({ children }: { children: ReactNode }) {
  const { t } = useTranslation('company')
  return (
    <Page>
      <PageHeader title={t('users.title')} />
      {children}
    </Page>
  )
}

export default observer(CompanyUsersPage)
