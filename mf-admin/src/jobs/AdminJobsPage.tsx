import { jobStates } from '@mowka/contract/endpoints/editor/operations'
import type { Job } from '@mowka/contract/schemas/editor/operations'
import { Button } from '@mowka/kernel/ui'
import { IconRefresh } from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import { ListPage, useList } from '@mowka/web/views/list'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../list/NoAccess'
import { JobDialog } from './JobDialog'
import { jobColumns, kindOf } from './job-columns'

/** Lists background jobs: waiting, done, and failed ones, which can be retried. */
export default function AdminJobsPage() {
  const { t } = useTranslation('admin')
  const list = useList('listJobs')
  const [shown, setShown] = useState<Job | null>(null)
  const retry = useWrite('retryJob', {
    row: (job: Job) => job._id,
    args: (job) => ({ id: job._id }),
    success: (_, job) => t('jobs.retry.done', { job: kindOf(t, job.name) }),
    failure: ({ status, code }) => {
      if (code === 'PLACE_TAKEN') return t('jobs.retry.placeTaken')
      return status === 404 || code === 'NOT_DEAD' ? t('jobs.retry.gone') : undefined
    },
  })
  const { state, name } = list.view.filters
  const chosen = jobStates.find((each) => each === state)
  const showAll = () => list.change({ filters: { state: '', name: '' } })
  const texts = t('jobs.list', { returnObjects: true, name })
  return (
    <>
      <ListPage
        title={t('jobs.title')}
        count={(count) => t('jobs.count', { count })}
        actions={
          <Button
            leftIcon={<IconRefresh aria-hidden />}
            loading={list.retrying}
            onClick={() => void list.retry()}
          >
            {t('jobs.refresh')}
          </Button>
        }
        handle={list}
        columns={jobColumns(t, {
          show: setShown,
          retry: (job) => void retry.run(job),
          isBusy: (job) => retry.isBusy(job._id),
        })}
        rowKey={(job) => job._id}
        rowTone={(job) => (job.state === 'dead' ? 'attention' : undefined)}
        choices={[
          {
            name: 'state',
            label: t('jobs.column.state'),
            options: [
              { value: '', label: t('jobs.allStates') },
              ...jobStates.map((each) => ({ value: each, label: t(`jobs.state.${each}`) })),
            ],
          },
        ]}
        locked={<NoAccess />}
        texts={
          chosen
            ? {
                ...texts,
                empty: {
                  title: t(`jobs.none.${chosen}`),
                  text: t('jobs.none.text'),
                  action: <Button onClick={showAll}>{t('jobs.showAll')}</Button>,
                },
              }
            : texts
        }
      />
      {shown && (
        <JobDialog
          job={shown}
          onClose={() => setShown(null)}
          onRetry={() => {
            // A retried job is a new job, so the dialog has nothing left to show.
            setShown(null)
            void retry.run(shown)
          }}
        />
      )}
    </>
  )
}
