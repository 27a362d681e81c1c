import type { AnswerOf } from '@mowka/contract/calls'
import { formatTime } from '@mowka/domain/time'
import { usePageTitle } from '@mowka/kernel/platform'
import { Button, EmptyState, ErrorState, Page, PageHeader, Section, Skeleton } from '@mowka/kernel/ui'
import { IconRefresh } from '@mowka/kernel/ui/icons'
import { DataTable } from '@mowka/kernel/ui/table'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../list/NoAccess'
import {
  eventColumns,
  remoteColumns,
  remoteReleases,
  reportColumns,
  withdrawnColumns,
  withdrawnReleases,
} from './release-columns'

/** Number of events on the page; `pnpm releases --json` prints all. */
const EVENTS_SHOWN = 30

/** Number of skeleton rows, which is the expected number of remotes. */
const REMOTES_EXPECTED = 7

/** Releases with their audience, state and history. Changes are made by commands. */
export default function AdminReleasesPage() {
  const { t } = useTranslation('admin')
  usePageTitle(t('releases.title'))
  const reads = useReads({ overview: read('getReleases') })
  const isReady = reads.state === 'ready'
  const [readAt, setReadAt] = useState<Date | null>(null)
  const isFresh = isReady && !reads.retrying && reads.refreshError === undefined
  useEffect(() => {
    if (isFresh) setReadAt(new Date())
  }, [isFresh])

  const note = readAt ? (
    t('releases.readAt', { time: formatTime(readAt) })
  ) : (
    <Skeleton width={96} height={16} />
  )
  return (
    <Page width="wide">
      {isReady || reads.state === 'loading' ? (
        <PageHeader
          title={t('releases.title')}
          note={note}
          aside={
            <Button
              leftIcon={<IconRefresh aria-hidden />}
              loading={isReady && reads.retrying}
              disabled={!isReady}
              onClick={() => isReady && void reads.retry()}
            >
              {t('releases.refresh')}
            </Button>
          }
        />
      ) : (
        <PageHeader title={t('releases.title')} />
      )}
      <ReadStates
        reads={reads}
        skeleton={<ReleaseTables />}
        locked={<NoAccess />}
        failed={({ retry, retrying }) => (
          <ErrorState title={t('releases.error.title')} onRetry={() => void retry()} retrying={retrying}>
            {t('releases.error.text')}
          </ErrorState>
        )}
      >
        {({ overview }) => <ReleaseTables overview={overview} />}
      </ReadStates>
    </Page>
  )
}

/** The tables of the page, with skeleton rows while `overview` is undefined. */
function ReleaseTables({ overview }: { overview?: AnswerOf<'getReleases'> }) {
  const { t } = useTranslation('admin')
  const withdrawn = overview && withdrawnReleases(overview)
  return (
    <>
      <DataTable
        caption={t('releases.remotes')}
        columns={remoteColumns(t)}
        rows={overview && remoteReleases(overview)}
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
          rows={overview?.audit.slice(0, EVENTS_SHOWN)}
          rowKey={({ seq }) => String(seq)}
        />
      </Section>
      <Section title={t('releases.reports')}>
        <DataTable
          caption={t('releases.reports')}
          columns={reportColumns(t)}
          rows={overview?.cspReports}
          rowKey={({ directive, blocked, file }) => `${directive} ${blocked} ${file}`}
          empty={<p>{t('releases.noReports')}</p>}
        />
      </Section>
    </>
  )
}
