import { paths } from '@mowka/contract/routes'
import type { Company } from '@mowka/contract/schemas/company'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import {
  Alert,
  Badge,
  Button,
  EmptyState,
  ErrorState,
  Page,
  PageHeader,
  Skeleton,
  Stack,
  tokens,
} from '@mowka/kernel/ui'
import { Tabs } from '@mowka/kernel/ui/controls'
import { IconChartBar, IconUsers } from '@mowka/kernel/ui/icons'
import { read, retryFailed, useReads } from '@mowka/web/api'
import { observer } from 'mobx-react-lite'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { InviteDialog } from '../invite/InviteDialog'
import { AccessesCard } from '../users/AccessesCard'
import type { BoughtAccesses } from '../users/company-accesses'
import { UsersList } from '../users/UsersList'

/** The page title; the company name is in the layout's header (K-PAGE-01). `company` is undefined while loading. */
function CompanyHeader({ company }: { company: Company | undefined }) {
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

const StatsTab = lazy(() => import(/* webpackChunkName: "company-stats" */ '../stats/StatsTab'))

/**
 * The number of packages is unknown while loading, so content below them is loaded in parallel and shown after them.
 */
const BelowPackages = styled.div<{ $waits: boolean }>`
  ${({ $waits }) => $waits && 'visibility: hidden;'}
  [role='tabpanel'] { margin-top: ${tokens.s5}; }
`

/** The company administration page: employees and purchased accesses (K-PAGE). */
const CompanyUsersPage = observer(function CompanyUsersPage() {
  const { t } = useTranslation('company')
  usePageTitle(t('users.title'))
  const [now] = useState(() => new Date())
  const { user } = session
  const companyId = user?.company?.companyId
  const reads = useReads({ company: read('getCompany', companyId === undefined ? null : { id: companyId }) })
  // An employee may read the company name and nothing else; loading the accesses shows whether the user is an
  // administrator.
  const accesses = useReads({
    accesses: read('getCompanyAccesses', companyId === undefined ? null : { id: companyId }),
  })

  const people = useReads({
    rows: read('getCompanyUsers', companyId === undefined ? null : { id: companyId }),
  })
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'stats' ? 'stats' : 'list'
  // The packages at the time the dialog was opened; their free seats change while it stays open.
  const [invited, setInvited] = useState<{ code: string; bought: BoughtAccesses } | null>(null)
  const bought = accesses.state === 'ready' ? accesses.data.accesses : undefined
  const rows = people.state === 'ready' ? people.data.rows : undefined
  const listHeading = useRef<HTMLHeadingElement>(null)
  const [shownPackage, setShownPackage] = useState<{ code: string } | null>(null)
  useEffect(() => {
    if (shownPackage) listHeading.current?.focus()
  }, [shownPackage])

  // The account may still be loading.
  if ((user && companyId === undefined) || reads.state === 'missing') {
    return <FullPageState title={t('noCompany.title')}>{t('noCompany.text')}</FullPageState>
  }
  if (reads.state === 'locked' || accesses.state === 'locked') {
    return <FullPageState title={t('noRights.title')}>{t('noRights.text')}</FullPageState>
  }
  if (reads.state === 'failed') {
    return (
      <Page>
        <PageHeader title={t('users.title')} />
        <ErrorState
          title={t('company.error.title')}
          onRetry={() => void retryFailed(reads, accesses, people)}
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
      <AccessesCard
        reads={accesses}
        people={rows}
        now={now}
        onShow={(code) => {
          setSearch({ package: code })
          setShownPackage({ code })
        }}
        onInvite={
          bought && reads.state === 'ready' && reads.data.company.active
            ? (code) => setInvited({ code, bought })
            : undefined
        }
      />
      {companyId !== undefined && (
        <BelowPackages $waits={accesses.state === 'loading'}>
          <Tabs
            label={t('users.title')}
            options={[
              { value: 'list', label: t('tab.list'), icon: <IconUsers aria-hidden /> },
              { value: 'stats', label: t('tab.stats'), icon: <IconChartBar aria-hidden /> },
            ]}
            value={tab}
            onChange={(next) => setSearch(next === 'stats' ? { tab: next } : {})}
          >
            {tab === 'stats' ? (
              <Suspense fallback={<Skeleton height={480} radius={16} />}>
                <StatsTab companyId={companyId} people={people} />
              </Suspense>
            ) : (
              <UsersList
                companyId={companyId}
                people={people}
                bought={bought}
                now={now}
                heading={listHeading}
              />
            )}
          </Tabs>
        </BelowPackages>
      )}
      {companyId !== undefined && invited !== null && (
        <InviteDialog
          companyId={companyId}
          bought={bought ?? invited.bought}
          wanted={invited.code}
          people={rows}
          now={now}
          onClose={() => setInvited(null)}
        />
      )}
    </Page>
  )
})

/** The page title above a state that replaces the whole page. */
function FullPageState({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('company')
  return (
    <Page>
      <PageHeader title={t('users.title')} />
      <EmptyState
        title={title}
        actions={
          <Button variant="primary" to={paths.courses()}>
            {t('company.toCourses')}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Page>
  )
}

export default CompanyUsersPage
