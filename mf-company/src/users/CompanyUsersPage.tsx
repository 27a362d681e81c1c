import { read, useReads } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import { usePageTitle } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { Button, EmptyState, ErrorState, Page, PageHeader } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AccessesCard } from './AccessesCard'
import { CompanyHeader } from './CompanyHeader'
import { UsersList } from './UsersList'

/** Nobody knows how many packages come, so what is below them is read at the same time and shown after them. */
const Below = styled.div<{ $waits: boolean }>`
  ${({ $waits }) => $waits && 'visibility: hidden;'}
`

/** The people and the bought accesses of the company that this person looks after (K-PAGE). */
const CompanyUsersPage = observer(function CompanyUsersPage() {
  const { t } = useTranslation('company')
  usePageTitle(t('users.title'))
  const [now] = useState(() => new Date())
  const { user } = session
  const companyId = user?.company?.companyId
  const reads = useReads({ company: read('getCompany', companyId === undefined ? null : { id: companyId }) })
  // A learner of the company may read its name, and nothing else: the accesses say whether this person is an admin.
  const accesses = useReads({
    accesses: read('getCompanyAccesses', companyId === undefined ? null : { id: companyId }),
  })

  // The account itself may still be on its way.
  if ((user && companyId === undefined) || reads.state === 'missing') {
    return <Instead title={t('noCompany.title')}>{t('noCompany.text')}</Instead>
  }
  if (reads.state === 'locked' || accesses.state === 'locked') {
    return <Instead title={t('noRights.title')}>{t('noRights.text')}</Instead>
  }
  if (reads.state === 'failed') {
    return (
      <Page>
        <PageHeader title={t('users.title')} />
        <ErrorState
          title={t('company.error.title')}
          onRetry={() => {
            void reads.retry()
            if (accesses.state === 'failed') void accesses.retry()
          }}
          retrying={reads.retrying}
        >
          {t('company.error.text')}
        </ErrorState>
      </Page>
    )
  }
  return (
    <Page>
      <CompanyHeader company={reads.state === 'ready' ? reads.data.company : undefined} />
      <AccessesCard reads={accesses} now={now} />
      {companyId !== undefined && (
        <Below $waits={accesses.state === 'loading'}>
          <UsersList companyId={companyId} now={now} />
        </Below>
      )}
    </Page>
  )
})

/** The page's title over a state that stands for all of it. */
function Instead({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('company')
  return (
    <Page>
      <PageHeader title={t('users.title')} />
      <EmptyState
        title={title}
        actions={
          <Button variant="primary" to={paths.courses()}>
            {t('toCourses')}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Page>
  )
}

export default CompanyUsersPage
