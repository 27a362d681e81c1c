import { paths } from '@mowka/contract/routes'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import type { TrainerModeName } from '@mowka/domain/lesson/learning-modes'
import { type LessonPlace, lessonOrder } from '@mowka/domain/lesson/lesson'
import { track } from '@mowka/kernel/platform'
import { sessionTimer } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type ChangeMode, lessonModes } from '../../core/mode/modes'
import { ModeSelector } from '../../core/screen/ModeSelector'
import { NamedHead } from '../../core/screen/TrainerHead'
import { lessonModeSelected } from './lesson-ports'
import { record } from './progress-recorder'

/** Changes the mode of a lesson. The session timer continues (C06). */
export function useModeChange({ courseId, lessonId }: LessonPlace): ChangeMode {
  const navigate = useNavigate()
  return (learningMode) => {
    const to = lessonModes.find((each) => each.mode === learningMode)
    if (!to) return
    track('MODE_CHANGED_ON_TRAINER', { lang: session.targetLang, courseId, lessonId, learningMode })
    record(lessonModeSelected({ courseId, lessonId }, learningMode))
    sessionTimer.handOver()
    // Replaces the entry, so that back leaves the trainer instead of stepping through its modes.
    void navigate(paths[to.route]({ courseId, lessonId }), { replace: true })
  }
}

/** The lesson's title, its place in the course and the mode selector. */
export function LessonHeading({
  lesson,
  course,
  mode,
}: {
  lesson: Lesson
  course: Course
  mode: TrainerModeName
}) {
  const { t } = useTranslation('trainers')
  const changeMode = useModeChange({ courseId: course._id, lessonId: lesson._id })
  const number = lessonOrder(course).indexOf(lesson._id) + 1
  return (
    <NamedHead
      name={lesson.name}
      sourceLang={course.sourceLang}
      targetLang={course.targetLang}
      place={number > 0 ? t('lesson.place', { course: course.name, number }) : course.name}
      selector={<ModeSelector mode={mode} pages={lessonModes} onChange={changeMode} />}
    />
  )
}
