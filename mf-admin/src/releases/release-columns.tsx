import { formatMoment } from '@mowka/domain/time'
import { Badge, BadgeRow, Muted, tokens } from '@mowka/kernel/ui'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { eventWords, PLATFORM, type ReleaseEvent, type ReleasesOverview } from './release-event'

type Seen = ReleasesOverview['releases'][number]['seen']

/** The current releases of a remote or the shell, with browser reports. */
type RemoteReleases = ReleasesOverview['pointers'][number] & {
  liveSeen: Seen | null
  canarySeen: Seen | null
  /** The newest release, if it was withdrawn. */
  withdrawn: string | null
}

/** Returns the current releases with reports and withdrawals. `releases` must be sorted newest first. */
export function remoteReleases({ pointers, releases }: ReleasesOverview): RemoteReleases[] {
  return pointers.map((pointer) => {
    const own = releases.filter(({ name }) => name === pointer.name)
    const seenOf = (version: string | null) => own.find((each) => each.version === version)?.seen ?? null
    const [newest] = own
    return {
      ...pointer,
      liveSeen: seenOf(pointer.live),
      canarySeen: seenOf(pointer.canary),
      withdrawn: newest?.withdrawnAt ? newest.version : null,
    }
  })
}

/** A withdrawn release, with its event if the audit still has it. */
type WithdrawnRelease = ReleasesOverview['releases'][number] & {
  event: ReleasesOverview['audit'][number] | undefined
}

/** Returns withdrawn releases, newest first. */
export function withdrawnReleases({ releases, audit }: ReleasesOverview): WithdrawnRelease[] {
  return releases
    .filter(({ withdrawnAt }) => withdrawnAt !== null)
    .sort((a, b) => (b.withdrawnAt ?? '').localeCompare(a.withdrawnAt ?? ''))
    .map((release) => ({
      ...release,
      event: audit.find(
        ({ what, name, version }) =>
          what === 'withdraw' && name === release.name && version === release.version,
      ),
    }))
}

type Words = TFunction<'admin'>

const Strong = styled.span`
  font-weight: 700;
  overflow-wrap: anywhere;
`
const Value = styled.span`overflow-wrap: anywhere;`

const whoIs = (t: Words, who: string) => (who === PLATFORM ? t('releases.byItself') : who)
const Quiet = styled.span`color: ${tokens.muted};`
const Nothing = ({ t }: { t: Words }) => <Quiet>{t('releases.none')}</Quiet>

function seenText(t: Words, seen: RemoteReleases['liveSeen']): string {
  if (!seen || seen.people === 0) return t('releases.unseen')
  const { people: count, failed } = seen
  return failed === 0 ? t('releases.works', { count }) : t('releases.seen', { count, failed })
}

function Release({
  t,
  version,
  seen,
  percent,
}: {
  t: Words
  version: string
  seen: RemoteReleases['liveSeen']
  percent?: number
}) {
  return (
    <div>
      <BadgeRow>
        <Strong>{version}</Strong>
        {percent !== undefined && <Badge tone="soft">{t('releases.percent', { percent })}</Badge>}
      </BadgeRow>
      <Muted size={13}>{seenText(t, seen)}</Muted>
    </div>
  )
}

/** Columns of the remotes with their current releases. */
export const remoteColumns = (t: Words): Column<RemoteReleases>[] => [
  {
    id: 'name',
    header: t('releases.column.name'),
    card: 'title',
    width: '15%',
    cell: ({ name, withdrawn }) => (
      <BadgeRow>
        <Strong>{name}</Strong>
        {withdrawn && <Badge tone="danger">{t('releases.isWithdrawn', { version: withdrawn })}</Badge>}
      </BadgeRow>
    ),
  },
  {
    id: 'live',
    header: t('releases.column.live'),
    card: 'line',
    width: '24%',
    cell: ({ live, liveSeen }) => <Release t={t} version={live} seen={liveSeen} />,
  },
  {
    id: 'canary',
    header: t('releases.column.canary'),
    card: 'line',
    width: '25%',
    cell: ({ canary, canaryPercent, canarySeen }) =>
      canary ? (
        <Release t={t} version={canary} seen={canarySeen} percent={canaryPercent} />
      ) : (
        <Nothing t={t} />
      ),
  },
  {
    id: 'fallback',
    header: t('releases.column.fallback'),
    card: 'line',
    width: '16%',
    cell: ({ fallback }) => (fallback ? <Value>{fallback}</Value> : <Nothing t={t} />),
  },
  {
    id: 'updatedAt',
    header: t('releases.column.changed'),
    card: 'line',
    width: '20%',
    cell: ({ updatedAt, updatedBy }) => (
      <Value>
        {formatMoment(updatedAt)}, {whoIs(t, updatedBy)}
      </Value>
    ),
  },
]

/** Columns of withdrawn releases with their reasons. */
export const withdrawnColumns = (t: Words): Column<WithdrawnRelease>[] => [
  {
    id: 'name',
    header: t('releases.column.release'),
    card: 'title',
    width: '26%',
    cell: ({ name, version }) => (
      <Strong>
        {name} {version}
      </Strong>
    ),
  },
  {
    id: 'withdrawnAt',
    header: t('releases.column.at'),
    card: 'line',
    width: '16%',
    cell: ({ withdrawnAt }) => <Value>{withdrawnAt && formatMoment(withdrawnAt)}</Value>,
  },
  {
    id: 'why',
    header: t('releases.column.why'),
    card: 'line',
    cell: ({ event, withdrawnWhy }) =>
      event ? <EventText event={event} /> : <Value lang="en">{withdrawnWhy}</Value>,
  },
]

/** Columns of recent events. */
export const eventColumns = (t: Words): Column<ReleaseEvent>[] => [
  {
    id: 'name',
    header: t('releases.column.release'),
    card: 'title',
    width: '26%',
    cell: ({ name, version }) => (
      <Strong>
        {name} {version}
      </Strong>
    ),
  },
  {
    id: 'at',
    header: t('releases.column.at'),
    card: 'line',
    width: '16%',
    cell: ({ at }) => <Value>{formatMoment(at)}</Value>,
  },
  {
    id: 'what',
    header: t('releases.column.what'),
    card: 'line',
    cell: (event) => <EventText event={event} />,
  },
  {
    id: 'who',
    header: t('releases.column.who'),
    card: 'line',
    width: '16%',
    cell: ({ who }) => <Value>{whoIs(t, who)}</Value>,
  },
]

/** Columns of content security policy violations. */
export const reportColumns = (t: Words): Column<ReleasesOverview['cspReports'][number]>[] => [
  {
    id: 'directive',
    header: t('releases.column.directive'),
    card: 'title',
    width: '20%',
    cell: ({ directive }) => <Strong>{directive}</Strong>,
  },
  {
    id: 'blocked',
    header: t('releases.column.blocked'),
    card: 'line',
    cell: ({ blocked }) => <Value>{blocked || t('releases.none')}</Value>,
  },
  {
    id: 'file',
    header: t('releases.column.file'),
    card: 'line',
    cell: ({ file }) => <Value>{file || t('releases.none')}</Value>,
  },
  {
    id: 'count',
    header: t('releases.column.count'),
    align: 'end',
    width: '10%',
    cell: ({ count }) => count,
  },
  {
    id: 'lastAt',
    header: t('releases.column.last'),
    card: 'line',
    width: '20%',
    cell: ({ lastAt }) => <Value>{formatMoment(lastAt)}</Value>,
  },
]

/** The description of an event. Reasons from the server are in English. */
function EventText({ event }: { event: Pick<ReleaseEvent, 'what' | 'detail'> }) {
  const { t } = useTranslation('admin')
  const { key, values, reasons } = eventWords(event)
  return (
    <div>
      <span>{t(`releases.event.${key}`, values)}</span>
      {reasons.map((reason) => (
        <Muted key={reason} size={13} lang="en">
          {reason}
        </Muted>
      ))}
    </div>
  )
}
