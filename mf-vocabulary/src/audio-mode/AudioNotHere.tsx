import { splitLessonName } from '@mowka/domain/lesson-name'
import { RemoteWidget, usePageTitle } from '@mowka/kernel/platform'
import { EmptyState, Skeleton, Stack, VisuallyHidden } from '@mowka/kernel/ui'
import type { ReadState } from '@mowka/web/api'
import { TopBar } from '@mowka/web/trainer'
import { ReadStates } from '@mowka/web/views'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AudioColumn } from './LessonAudio'

/** A lesson without a player: it loads, may not be opened (V-AUD-18), does not exist, or cannot be read. */
export function AudioNotHere({
  reads,
  lockedName,
  courseId,
  closeTo,
  wayOut,
}: {
  reads: ReadState<unknown>
  /** The name of a lesson that says itself that it is locked. */
  lockedName?: string
  courseId?: string
  closeTo: string
  /** A button that leads on. */
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
