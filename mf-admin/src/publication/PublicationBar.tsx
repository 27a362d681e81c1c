import type { WriteName } from '@mowka/contract/endpoints'
import { type Publication, publicationState } from '@mowka/domain/course/publication'
import { formatMoment } from '@mowka/domain/time'
import { confirm } from '@mowka/kernel/platform'
import { Button, Card, Muted, tokens } from '@mowka/kernel/ui'
import { IconEye } from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useLatestVersion } from './edited-reads'
import { PublicationBadge, publicationOf } from './PublicationBadge'
import { refusalOf } from './refusal'
import type { Reviewed } from './reviewed'

const ScheduleDialog = lazy(() => import(/* webpackChunkName: "schedule-dialog" */ './ScheduleDialog'))

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.s3};
  > p { flex: 1 1 240px; margin: 0; }
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2};
`

const calls = { course: 'updateCourse', lesson: 'updateLesson' } as const satisfies Record<string, WriteName>

type PublishableKind = keyof typeof calls
type Change = { change: Partial<Publication>; done: string }

/** The publication of a course or lesson: its state, and the actions that change it. */
export function PublicationBar({
  kind,
  row,
  name,
  preview,
}: {
  kind: PublishableKind
  row: Reviewed
  name: string
  /** The address of the learners' page; `null` for a lesson without a course. */
  preview: string | null
}) {
  const { t } = useTranslation(['admin', 'common'])
  const [isScheduling, setScheduling] = useState(false)
  const publication = publicationOf(row)
  const { publishAt } = publication
  const state = publicationState(publication, new Date())
  const latestVersion = useLatestVersion(kind, row)
  const write = useWrite<(typeof calls)[PublishableKind], Change>(calls[kind], {
    row: () => row._id,
    args: async ({ change }, before) => ({
      id: row._id,
      body: { ...change, version: Math.max(await latestVersion(), before?.version ?? 0) },
    }),
    success: (_, { done }) => done,
    failure: (error) => refusalOf(t, error),
  })
  const run = (change: Partial<Publication>, done: string) => write.run({ change, done })
  const publish = async () => {
    const isSure = await confirm({
      title: t('publication.askPublish', { name }),
      text: t(`publication.askPublishText.${kind}`),
      confirmLabel: t('publication.publish'),
      cancelLabel: t('common:cancel'),
    })
    if (isSure) await run({ active: true, publishAt: null }, t('publication.done.published'))
  }
  const isArchived = state === 'ARCHIVED'
  const isVisible = state === 'PUBLISHED'

  return (
    <Card as="section" aria-label={t('publication.title')}>
      <Line>
        <p>
          <PublicationBadge row={row} />{' '}
          <Muted as="span">
            {publishAt !== null && !isArchived
              ? t(`publication.at.${state}`, { at: formatMoment(publishAt) })
              : t(`publication.text.${state}`)}
          </Muted>
        </p>
        <Buttons>
          {preview !== null && (
            <Button size="sm" to={preview} target="_blank" leftIcon={<IconEye aria-hidden />}>
              {t('publication.preview')}
            </Button>
          )}
          {isArchived ? (
            <Button
              size="sm"
              variant="primary"
              loading={write.busy}
              onClick={() => void run({ archived: false }, t('publication.done.restored'))}
            >
              {t('publication.restore')}
            </Button>
          ) : (
            <>
              <Button
                size="sm"
                disabled={write.busy}
                onClick={() => void run({ archived: true }, t('publication.done.archived'))}
              >
                {t('publication.archive')}
              </Button>
              {state !== 'DRAFT' && (
                <Button
                  size="sm"
                  disabled={write.busy}
                  onClick={() =>
                    void run({ active: false, publishAt: null }, t('publication.done.withdrawn'))
                  }
                >
                  {t('publication.withdraw')}
                </Button>
              )}
              {!isVisible && (
                <>
                  <Button size="sm" disabled={write.busy} onClick={() => setScheduling(true)}>
                    {t(state === 'SCHEDULED' ? 'publication.reschedule' : 'publication.schedule')}
                  </Button>
                  <Button
                    size="sm"
                    // During a review, its decision is the next step.
                    variant={row.review === 'ASKED' ? undefined : 'primary'}
                    loading={write.busy}
                    onClick={() => void publish()}
                  >
                    {t('publication.publish')}
                  </Button>
                </>
              )}
            </>
          )}
        </Buttons>
      </Line>
      {isScheduling && (
        <Suspense>
          <ScheduleDialog
            publishAt={publishAt}
            onClose={() => setScheduling(false)}
            onChosen={async (moment) => {
              const at = moment.toISOString()
              const done = t('publication.done.scheduled', { at: formatMoment(at) })
              const { ok } = await run({ active: true, publishAt: at }, done)
              if (ok) setScheduling(false)
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}
