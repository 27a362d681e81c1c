import type { Job, JobState } from '@mowka/contract/schemas/editor/operations'
import { formatMoment } from '@mowka/domain/time'
import { Badge, type BadgeTone, Button, IconButton, Muted, Row } from '@mowka/kernel/ui'
import { IconInfoCircle } from '@mowka/kernel/ui/icons'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import styled from 'styled-components'
import { NoValue } from '../list/NoValue'

type Words = TFunction<'admin'>

/** Returns the label of a job kind, or its name if it is unknown. */
export const kindOf = (t: Words, name: string): string => t(`jobs.kind.${name}`, { defaultValue: name })

/** Returns the label of a job fact, or its name if it is unknown. */
export const factOf = (t: Words, name: string): string => t(`jobs.fact.${name}`, { defaultValue: name })

const Name = styled.span`
  display: block;
  font-weight: 700;
`
const Reason = styled.span`overflow-wrap: anywhere;`

const tones: Record<JobState, BadgeTone> = {
  waiting: 'neutral',
  retrying: 'soft',
  running: 'soft',
  done: 'success',
  dead: 'danger',
}

/** The actions on a job. */
export type JobActions = {
  show: (job: Job) => void
  retry: (job: Job) => void
  isBusy: (job: Job) => boolean
}

/** The state of a job. A newer server may send one that has no text here. */
export const JobMark = ({ t, state }: { t: TFunction<'admin'>; state: JobState }) => (
  <Badge tone={tones[state]}>{t([`jobs.state.${state}`, 'jobs.state.other'])}</Badge>
)

/** Columns of background jobs. */
export function jobColumns(t: TFunction<'admin'>, { show, retry, isBusy }: JobActions): Column<Job>[] {
  const named = (job: Job) => ({ job: kindOf(t, job.name), at: formatMoment(job.createdAt) })
  return [
    {
      id: 'name',
      header: t('jobs.column.name'),
      sortable: true,
      card: 'title',
      width: '22%',
      cell: (job) => (
        <>
          <Name>{kindOf(t, job.name)}</Name>
          <Muted as="span" size={13} lang="en" translate="no">
            {job.name}
          </Muted>
        </>
      ),
    },
    {
      id: 'state',
      header: t('jobs.column.state'),
      card: 'line',
      width: '18%',
      cell: ({ state }) => <JobMark t={t} state={state} />,
    },
    {
      id: 'createdAt',
      header: t('jobs.column.createdAt'),
      sortable: true,
      card: 'line',
      width: '13%',
      cell: ({ createdAt }) => formatMoment(createdAt),
    },
    {
      id: 'attempts',
      header: t('jobs.column.attempts'),
      card: 'line',
      width: '6%',
      cell: ({ attempts, tries }) => t('jobs.attempts', { attempts, tries }),
    },
    {
      id: 'reason',
      header: t('jobs.column.reason'),
      card: 'line',
      cell: ({ reason }) => (reason === null ? <NoValue /> : <Reason lang="en">{reason}</Reason>),
    },
    {
      id: 'actions',
      header: null,
      headerText: t('jobs.column.actions'),
      card: 'actions',
      width: '220px',
      align: 'end',
      cell: (job) => (
        <Row gap={2} justify="end" nowrap>
          {job.state === 'dead' && (
            <Button
              size="sm"
              loading={isBusy(job)}
              onClick={() => retry(job)}
              aria-label={t('jobs.retry.row', named(job))}
            >
              {t('jobs.retry.button')}
            </Button>
          )}
          <IconButton size="sm" onClick={() => show(job)} aria-label={t('jobs.details.row', named(job))}>
            <IconInfoCircle aria-hidden />
          </IconButton>
        </Row>
      ),
    },
  ]
}
