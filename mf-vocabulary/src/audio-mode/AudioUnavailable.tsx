import { splitLessonName } from '@mowka/domain/lesson-name'
import { RemoteWidget, usePageTitle } from '@mowka/kernel/platform'
import { EmptyState, Skeleton, Stack, VisuallyHidden } from '@mowka/kernel/ui'
import type { ReadState } from '@mowka/web/api'
import { TopBar } from '@mowka/web/trainer'
import { ReadStates } from '@mowka/web/views'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AudioColumn } from './LessonAudio'

/** States of a lesson without a player: loading, locked (V-AUD-18), not found, or failed. */
export function AudioUnavailable({
  reads,
  lockedName,
  courseId,
  closeTo,
  wayOut,
}: {
  reads: ReadState<unknown>
  /** Name of a lesson that is marked as locked. */
  lockedName?: string
  courseId?: string
  closeTo: string
  /** Button that leads to another page. */
  wayOut: ReactNode
}) {
  const { t } = useTranslation('vocabulary')
  const heading = lockedName ? splitLessonName(lockedName).title : t('audio.title')
  usePageTitle(heading)
  const noAccess = (
    <>
      <VisuallyHidden as="h1">{heading}</VisuallyHidden>
      <RemoteWidget name="learning/NoAccess" courseId={courseId} />
    </>
  )
  const missing = (
    <EmptyState headingLevel={1} title={t('audio.missing.title')} actions={wayOut}>
      {t('audio.missing.text')}
    </EmptyState>
  )
  return (
    <>
      <TopBar close={{ to: closeTo, label: t('audio.close') }} progress={null} />
      <AudioColumn>
        <ReadStates
          reads={reads}
          headingLevel={1}
          skeleton={
            <>
              <VisuallyHidden as="h1">{heading}</VisuallyHidden>
              <Skeleton width={280} height={52} />
              <Stack gap={2}>
                <Skeleton height={68} radius={16} />
                <Skeleton height={68} radius={16} />
                <Skeleton height={68} radius={16} />
              </Stack>
            </>
          }
          locked={noAccess}
          missing={missing}
          actions={wayOut}
        >
          {() => (lockedName === undefined ? missing : noAccess)}
        </ReadStates>
      </AudioColumn>
    </>
  )
}
