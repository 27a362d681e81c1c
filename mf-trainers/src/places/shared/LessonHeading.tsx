import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import type { TrainerModeName } from '@mowka/domain/learning-modes'
import { lessonOrder } from '@mowka/domain/lesson-place'
import { useTranslation } from 'react-i18next'
import { lessonModes } from '../../core/mode/mode-cycle'
import { ModeSelector } from '../../core/screen/ModeSelector'
import { NamedHead } from '../../core/screen/NamedHead'
import { useModeChange } from './lesson-mode-change'

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
