import { useApi } from '@mowka/shared/api'
import { usePageTitle } from '@mowka/shared/platform'
import { Alert, Button, EmptyState, ErrorState, Page, PageHeader, Section, Skeleton } from '@mowka/shared/ui'
import { IconRefresh } from '@mowka/shared/ui/icons'
import { DataTable } from '@mowka/shared/ui/table'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../list/NoAccess'
import { formatTime } from './format-moment'
import { eventColumns, remoteColumns, reportColumns, withdrawnColumns } from './release-columns'
import { remoteReleases, withdrawnReleases } from './remote-releases'

/** So many events are shown; the commands show all of them. */
export const EVENTS_SHOWN = 30

/** Remotes that are expected while they load: as many skeleton rows. */
const REMOTES_EXPECTED = 7

/** Who gets which release, how it does, and what happened to it. Changing anything is for the commands (design §3). */
export default function AdminReleasesPage() {
  const { t } = useTranslation('admin')
  usePageTitle(t('releases.title'))
  const [readAt, setReadAt] = useState<Date | null>(null)
  const { data, error, isValidating, mutate } = useApi(
    'getReleases',
    {},
    { onSuccess: () => setReadAt(new Date()) },
  )

  if (error?.status === 403)
    return (
      <Page width="wide">
        <PageHeader title={t('releases.title')} />
        <NoAccess />
      </Page>
    )
  if (error && !data)
    return (
      <Page width="wide">
        <PageHeader title={t('releases.title')} />
        <ErrorState title={t('releases.error.title')} onRetry={() => void mutate()} retrying={isValidating}>
          {t('releases.error.text')}
        </ErrorState>
      </Page>
    )

  const withdrawn = data && withdrawnReleases(data)
  return (
    <Page width="wide">
      <PageHeader
        title={t('releases.title')}
        note={
          readAt ? t('releases.readAt', { time: formatTime(readAt) }) : <Skeleton width={96} height={16} />
        }
        aside={
          <Button
            leftIcon={<IconRefresh aria-hidden />}
            loading={isValidating && data !== undefined}
            disabled={!data}
            onClick={() => void mutate()}
          >
            {t('releases.refresh')}
          </Button>
        }
      />
      {error && <Alert kind="error">{t('releases.error.old')}</Alert>}
      <DataTable
        caption={t('releases.remotes')}
        columns={remoteColumns(t)}
        rows={data && remoteReleases(data)}
        rowKey={({ name }) => name}
        rowTone={({ withdrawn: version }) => (version ? 'attention' : undefined)}
        skeletonRows={REMOTES_EXPECTED}
        empty={<EmptyState title={t('releases.empty.title')}>{t('releases.empty.text')}</EmptyState>}
      />
      {withdrawn && withdrawn.length > 0 && (
        <Section title={t('releases.withdrawn')}>
          <DataTable
            caption={t('releases.withdrawn')}
            columns={withdrawnColumns(t)}
            rows={withdrawn}
            rowKey={({ name, version }) => `${name} ${version}`}
          />
        </Section>
      )}
      <Section title={t('releases.events')}>
        <DataTable
          caption={t('releases.events')}
          columns={eventColumns(t)}
          rows={data?.audit.slice(0, EVENTS_SHOWN)}
          rowKey={({ seq }) => String(seq)}
        />
      </Section>
      <Section title={t('releases.reports')}>
        <DataTable
          caption={t('releases.reports')}
          columns={reportColumns(t)}
          rows={data?.cspReports}
          rowKey={({ directive, blocked, file }) => `${directive} ${blocked} ${file}`}
          empty={<p>{t('releases.noReports')}</p>}
        />
      </Section>
    </Page>
  )
}
