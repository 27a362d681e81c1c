import { formatFilters } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { RemoteWidget, usePageTitle } from '@mowka/kernel/platform'
import { Button, EmptyState, VisuallyHidden } from '@mowka/kernel/ui'
import { type ReadState, read, useReads } from '@mowka/web/api'
import { Body } from '@mowka/web/trainer'
import { ReadStates } from '@mowka/web/views'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { LessonTopBar } from '../../core/screen/LessonTopBar'
import { TrainerSkeleton } from '../../core/screen/TrainerScreen'
import type { LessonHelps } from '../../helps/glossary/HelpsTabs'

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

/** The link out of a lesson, to its place in the course. */
export const lessonInCourse = (courseId: string, lessonId: string): string =>
  paths.courseDetails({ courseId }, { hash: lessonId })

/** A lesson without access, with a link to get it (L-TRN-50). */
export function LockedLesson({
  courseId,
  lessonId,
  title,
  onTrialStarted,
}: {
  courseId: string
  lessonId: string
  title: string | null
  onTrialStarted?: () => void
}) {
  const { t } = useTranslation('trainers')
  const backTo = lessonInCourse(courseId, lessonId)
  const heading = title ? splitLessonName(title).title : t('lesson.title')
  usePageTitle(heading)
  return (
    <>
      <LessonTopBar closeTo={backTo} progress={null} />
      <Body>
        <div>
          <VisuallyHidden as="h1">{heading}</VisuallyHidden>
          <RemoteWidget name="learning/NoAccess" courseId={courseId} onTrialStarted={onTrialStarted} />
        </div>
      </Body>
    </>
  )
}

/** Loads a lesson; `children` receives the lesson and its course. */
export function LessonFrame({ children }: { children: (lesson: Lesson, course: Course) => ReactNode }) {
  const { t } = useTranslation('trainers')
  const { courseId = '', lessonId = '' } = useParams()
  const reads = useReads({
    lessons: read('getLesson', { filters: formatFilters({ _id: lessonId }) }),
    courses: read('getCourse', { id: courseId }),
  })
  const lesson = reads.state === 'ready' ? reads.data.lessons.data[0] : undefined
  const course = reads.state === 'ready' ? reads.data.courses.data[0] : undefined

  if (reads.state === 'locked' || lesson?.isLocked) {
    const title = lesson ? lesson.name.source || lesson.name.target : null
    return <LockedLesson courseId={courseId} lessonId={lessonId} title={title} />
  }
  if (lesson && course) return children(lesson, course)
  return (
    <LessonStates
      reads={reads}
      title={t('lesson.title')}
      closeTo={lessonInCourse(courseId, lessonId)}
      wayOut={<Button to={paths.courses()}>{t('ending.backToCourses')}</Button>}
    >
      {t('lesson.missingText')}
    </LessonStates>
  )
}

/** Loads the words and hints of a lesson separately; the lesson works without them. */
export function useLessonHelps(lessonId: string): LessonHelps {
  const words = useReads({ list: read('getLessonWords', { id: lessonId }) })
  const hints = useReads({ list: read('getLessonHints', { id: lessonId, activeOnly: 'true' }) })
  return {
    lessonId,
    words: words.state === 'ready' ? words.data.list.data : undefined,
    wordsFailed: words.state !== 'ready' && words.state !== 'loading',
    hints: hints.state === 'ready' ? hints.data.list.data : undefined,
    hintsFailed: hints.state !== 'ready' && hints.state !== 'loading',
  }
}
