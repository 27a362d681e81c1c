import type { Job, JobDetails } from '@mowka/contract/schemas/editor/operations'
import { formatMoment } from '@mowka/domain/time'
import { Button, media, ResponsiveDialog, Skeleton, Stack, tokens } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { factOf, JobMark, kindOf } from './job-columns'

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(120px, max-content) 1fr;
  gap: ${tokens.s2} ${tokens.s4};
  margin: 0;
  dt { color: ${tokens.muted}; }
  dd { margin: 0; overflow-wrap: anywhere; }
  ${media.phone} {
    grid-template-columns: 1fr;
    gap: 0;
    dd { margin-bottom: ${tokens.s2}; }
  }
`

/** The details of a job, without personal data. */
export function JobDialog({ job, onClose, onRetry }: { job: Job; onClose: () => void; onRetry: () => void }) {
  const { t } = useTranslation('admin')
  const reads = useReads({ details: read('getJob', { id: job._id }) })
  return (
    <ResponsiveDialog open onClose={onClose} title={kindOf(t, job.name)}>
      <ReadStates reads={reads} skeleton={<Skeleton height={260} />} headingLevel={3}>
        {({ details }) => (
          <Stack gap={5}>
            <JobFacts details={details} />
            {details.state === 'dead' && (
              <Button variant="primary" onClick={onRetry}>
                {t('jobs.retry.button')}
              </Button>
            )}
          </Stack>
        )}
      </ReadStates>
    </ResponsiveDialog>
  )
}

function JobFacts({ details }: { details: JobDetails }) {
  const { t } = useTranslation('admin')
  const { name, state, attempts, tries, reason, facts } = details
  const moments = (['sentAt', 'dueAt', 'startedAt', 'finishedAt'] as const).flatMap((key) => {
    const moment = details[key]
    return moment === null ? [] : [{ key, moment }]
  })
  return (
    <Facts>
      <dt>{t('jobs.details.kind')}</dt>
      <dd lang="en" translate="no">
        {name}
      </dd>
      <dt>{t('jobs.column.state')}</dt>
      <dd>
        <JobMark t={t} state={state} />
      </dd>
      {moments.map(({ key, moment }) => [
        <dt key={key}>{t(`jobs.details.${key}`)}</dt>,
        <dd key={`${key} value`}>{formatMoment(moment)}</dd>,
      ])}
      <dt>{t('jobs.column.attempts')}</dt>
      <dd>{t('jobs.attempts', { attempts, tries })}</dd>
      {reason !== null && (
        <>
          <dt>{t('jobs.column.reason')}</dt>
          <dd lang="en">{reason}</dd>
        </>
      )}
      {Object.entries(facts).map(([key, value]) => [
        <dt key={key}>{factOf(t, key)}</dt>,
        <dd key={`${key} value`} lang="en" translate="no">
          {value}
        </dd>,
      ])}
    </Facts>
  )
}
