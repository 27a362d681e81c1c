import { usePageTitle } from '@mowka/kernel/platform'
import { EmptyState, VisuallyHidden } from '@mowka/kernel/ui'
import type { ReadState } from '@mowka/web/api'
import { Body } from '@mowka/web/trainer'
import { ReadStates } from '@mowka/web/views'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LessonTopBar } from '../../core/screen/LessonTopBar'
import { TrainerSkeleton } from '../../core/screen/TrainerScreen'

/** A lesson that is loading or could not be loaded; the tab title shows which. */
export function LessonStates({
  reads,
  title,
  missingTitle,
  closeTo,
  closeLabel,
  wayOut,
  children,
}: {
  reads: ReadState<unknown>
  /** Title while loading. */
  title: string
  /** Heading if the content doesn't exist; by default that of a missing lesson. */
  missingTitle?: string
  closeTo: string
  closeLabel?: string
  /** Link shown if the lesson doesn't exist. */
  wayOut: ReactNode
  /** Additional text if the lesson doesn't exist. */
  children?: ReactNode
}) {
  const { t } = useTranslation('trainers')
  const isMissing = reads.state === 'missing' || reads.state === 'ready'
  const missingHeading = missingTitle ?? t('lesson.missing')
  usePageTitle(isMissing ? missingHeading : title)
  const missing = (
    <EmptyState headingLevel={1} title={missingHeading} actions={wayOut}>
      {children}
    </EmptyState>
  )
  return (
    <>
      <LessonTopBar closeTo={closeTo} closeLabel={closeLabel} progress={null} />
      <Body>
        <div>
          <ReadStates
            reads={reads}
            headingLevel={1}
            skeleton={
              <>
                <VisuallyHidden as="h1">{title}</VisuallyHidden>
                <TrainerSkeleton />
              </>
            }
            missing={missing}
          >
            {() => missing}
          </ReadStates>
        </div>
      </Body>
    </>
  )
}
