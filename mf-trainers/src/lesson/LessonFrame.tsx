import { paths } from '@mowka/shared/contract/routes'
import type { Course, Lesson } from '@mowka/shared/contract/schemas/learning'
import { splitLessonName } from '@mowka/shared/domain/lesson-name'
import { RemoteWidget, usePageTitle } from '@mowka/shared/platform'
import { Button, EmptyState, ErrorState, VisuallyHidden } from '@mowka/shared/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { TopBar } from '../trainer/TopBar'
import { TrainerSkeleton } from '../trainer/Trainer'
import { Body } from '../trainer/trainer-layout'
import { type LessonState, useLesson } from './use-lesson'

/** The way out of a lesson: its place in the course. */
export const lessonInCourse = (courseId: string, lessonId: string): string =>
  paths.courseDetails({ courseId }, { hash: lessonId })

/** A lesson that the learner may not open, with the way to get access (learner core §6). */
export function LockedLesson({
  courseId,
  lessonId,
  title,
  onTrialStarted,
}: {
  courseId: string
  lessonId: string
  title: string | null
  onTrialStarted: () => void
}) {
  const { t } = useTranslation('trainers')
  const backTo = lessonInCourse(courseId, lessonId)
  const heading = title ? splitLessonName(title).title : t('lesson.title')
  usePageTitle(heading)
  return (
    <>
      <TopBar closeTo={backTo} progress={null} />
      <Body>
        <div>
          <VisuallyHidden as="h1">{heading}</VisuallyHidden>
          <RemoteWidget name="learning/NoAccess" courseId={courseId} onTrialStarted={onTrialStarted} />
        </div>
      </Body>
    </>
  )
}

/** The states of a lesson before it can be trained; `children` gets the lesson and its course. */
export function LessonFrame({ children }: { children: (lesson: Lesson, course: Course) => ReactNode }) {
  const { courseId = '', lessonId = '' } = useParams()
  const lesson = useLesson(courseId, lessonId)
  const backTo = lessonInCourse(courseId, lessonId)

  if (lesson.state === 'ready') return children(lesson.lesson, lesson.course)
  if (lesson.state === 'locked')
    return (
      <LockedLesson
        courseId={courseId}
        lessonId={lessonId}
        title={lesson.title}
        onTrialStarted={lesson.reload}
      />
    )
  return <NoLesson lesson={lesson} backTo={backTo} />
}

/** A lesson that is not here yet, or will not come. The tab says which. */
function NoLesson({
  lesson,
  backTo,
}: {
  lesson: Exclude<LessonState, { state: 'ready' | 'locked' }>
  backTo: string
}) {
  const { t } = useTranslation('trainers')
  usePageTitle(t(lesson.state === 'missing' ? 'lesson.missing' : 'lesson.title'))
  return (
    <>
      <TopBar closeTo={backTo} progress={null} />
      <Body>
        <div>
          {lesson.state === 'loading' && (
            <>
              <VisuallyHidden as="h1">{t('lesson.title')}</VisuallyHidden>
              <TrainerSkeleton />
            </>
          )}
          {lesson.state === 'failed' && <ErrorState headingLevel={1} onRetry={lesson.retry} />}
          {lesson.state === 'missing' && (
            <EmptyState
              headingLevel={1}
              title={t('lesson.missing')}
              actions={<Button to={paths.courses()}>{t('ending.backToCourses')}</Button>}
            >
              {t('lesson.missingText')}
            </EmptyState>
          )}
        </div>
      </Body>
    </>
  )
}
