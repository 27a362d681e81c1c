import { formatFilters } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import type { LearningMode } from '@mowka/contract/schemas/progress'
import type { TrainerModeName } from '@mowka/domain/lesson/learning-modes'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { hasPage, RemoteWidget, track, usePageTitle } from '@mowka/kernel/platform'
import { sessionTimer } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { Button, VisuallyHidden } from '@mowka/kernel/ui'
import { optional, read, useReads } from '@mowka/web/api'
import { Body } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { type ChangeMode, type RepetitionModePage, repetitionModePages } from '../../core/mode/modes'
import { LessonTopBar } from '../../core/screen/LessonTopBar'
import { ModeSelector } from '../../core/screen/ModeSelector'
import { NamedHead } from '../../core/screen/TrainerHead'
import { LessonStates, lessonInCourse } from '../shared/LessonFrame'
import { record } from '../shared/progress-recorder'
import { repetitionModeSelected } from './repetition-ports'

/**
 * Returns the target of leaving a repetition: the list of repetitions (L-REP-06) or, until that is released, the
 * lesson in its course.
 */
export function exitPath(lessonId: string, course: Course | null): string {
  if (hasPage('exercises')) return paths.exercises()
  return course ? lessonInCourse(course._id, lessonId) : paths.courses()
}

/** Continues the repetition in another mode. The session timer continues (C06). */
export function useRepetitionModeChange(lessonId: string): ChangeMode {
  const navigate = useNavigate()
  return (learningMode) => {
    const to = repetitionModePages.find((each) => each.mode === learningMode)
    if (!to) return
    track('MODE_CHANGED_ON_TRAINER', { lang: session.targetLang, lessonId, learningMode })
    record(repetitionModeSelected(lessonId, to.mode))
    sessionTimer.handOver()
    // Replaces the entry, so that back leaves the trainer instead of stepping through its modes.
    void navigate(paths[to.route]({ lessonId }), { replace: true })
  }
}

/** The other released modes of a repetition. */
export const otherModes = (mode: LearningMode): RepetitionModePage[] =>
  repetitionModePages.filter((each) => each.mode !== mode && hasPage(each.route))

/** The lesson's title, a line about the repetition and the mode selector. */
export const RepetitionHeading = observer(function RepetitionHeading({
  lesson,
  course,
  mode,
}: {
  lesson: Lesson
  /** `null` if the lesson no longer belongs to a course. */
  course: Course | null
  mode: TrainerModeName
}) {
  const { t } = useTranslation('trainers')
  const changeMode = useRepetitionModeChange(lesson._id)
  return (
    <NamedHead
      name={lesson.name}
      sourceLang={course?.sourceLang ?? session.sourceLang}
      targetLang={course?.targetLang ?? session.targetLang}
      place={course ? t('repetition.place', { course: course.name }) : t('repetition.title')}
      selector={<ModeSelector mode={mode} pages={repetitionModePages} onChange={changeMode} />}
    />
  )
})

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
