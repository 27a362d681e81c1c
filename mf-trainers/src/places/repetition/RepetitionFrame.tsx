import { formatFilters } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import { splitLessonName } from '@mowka/domain/lesson-name'
import { hasPage, RemoteWidget, usePageTitle } from '@mowka/kernel/platform'
import { Button, VisuallyHidden } from '@mowka/kernel/ui'
import { optional, read, useReads } from '@mowka/web/api'
import { Body } from '@mowka/web/trainer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { LessonTopBar } from '../../core/screen/LessonTopBar'
import { LessonStates } from '../shared/LessonStates'
import { exitPath } from './repetition-navigation'

/** Returns the name of the close button in a repetition; `undefined` if it leads to the lesson. */
export function useCloseLabel(): string | undefined {
  const { t } = useTranslation('trainers')
  return hasPage('exercises') ? t('repetition.close') : undefined
}

/** A repetition without access, with links to get it and back to the repetitions (L-REP-16). */
export function LockedRepetition({
  lessonId,
  course,
  title,
  onTrialStarted,
}: {
  lessonId: string
  course: Course | null
  title: string | null
  onTrialStarted?: () => void
}) {
  const { t } = useTranslation('trainers')
  const heading = title ? splitLessonName(title).title : t('repetition.title')
  usePageTitle(heading)
  return (
    <>
      <LessonTopBar closeTo={exitPath(lessonId, course)} closeLabel={useCloseLabel()} progress={null} />
      <Body>
        <div>
          <VisuallyHidden as="h1">{heading}</VisuallyHidden>
          <RemoteWidget name="learning/NoAccess" courseId={course?._id} onTrialStarted={onTrialStarted} />
          {hasPage('exercises') && (
            <Button variant="ghost" to={paths.exercises()}>
              {t('repetition.back')}
            </Button>
          )}
        </div>
      </Body>
    </>
  )
}

/** Loads a lesson for its repetition. `children` receives the lesson, and its course if the learner can see one. */
export function RepetitionFrame({
  children,
}: {
  children: (lesson: Lesson, course: Course | null) => ReactNode
}) {
  const { t } = useTranslation('trainers')
  const closeLabel = useCloseLabel()
  const { lessonId = '' } = useParams()
  const reads = useReads({
    lessons: read('getLesson', { filters: formatFilters({ _id: lessonId }) }),
    courses: optional('getAvailableCourses'),
  })
  const lesson = reads.state === 'ready' ? reads.data.lessons.data[0] : undefined
  const courses = (reads.state === 'ready' && reads.data.courses?.data) || []
  const course = courses.find((each) => each.lessons.some((its) => its.lessonId === lessonId)) ?? null

  if (reads.state === 'locked' || lesson?.isLocked) {
    const title = lesson ? lesson.name.source || lesson.name.target : null
    return <LockedRepetition lessonId={lessonId} course={course} title={title} />
  }
  if (lesson) return children(lesson, course)
  const back = exitPath(lessonId, null)
  return (
    <LessonStates
      reads={reads}
      title={t('repetition.title')}
      closeTo={back}
      closeLabel={closeLabel}
      wayOut={
        <Button to={back}>{t(hasPage('exercises') ? 'repetition.back' : 'ending.backToCourses')}</Button>
      }
    />
  )
}
