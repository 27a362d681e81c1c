import { formatFilters } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import { splitLessonName } from '@mowka/domain/lesson-name'
import { RemoteWidget, usePageTitle } from '@mowka/kernel/platform'
import { Button, VisuallyHidden } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { Body } from '@mowka/web/trainer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { LessonTopBar } from '../../core/screen/LessonTopBar'
import { LessonStates } from './LessonStates'

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
