import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import { useSessionTimer } from '@mowka/kernel/platform/study'
import { type ComponentType, useState } from 'react'
import type { ModeModule } from '../../core/store/trainer-mode'
import { LessonFrame, lessonInCourse } from '../shared/LessonFrame'
import { LessonHeading, useModeChange } from '../shared/LessonHeading'
import { LessonTrainer } from './LessonTrainer'

/** Creates the page of a lesson in a mode. */
export default function lessonPage(mode: ModeModule): ComponentType {
  return function LessonPage() {
    useSessionTimer()
    return (
      <LessonFrame>
        {(lesson, course) => <LessonInMode key={lesson._id} {...mode} lesson={lesson} course={course} />}
      </LessonFrame>
    )
  }
}

function LessonInMode({ createMode, Gate, lesson, course }: ModeModule & { lesson: Lesson; course: Course }) {
  const [mode] = useState(createMode)
  const changeMode = useModeChange({ courseId: course._id, lessonId: lesson._id })
  const trainer = <LessonTrainer lesson={lesson} course={course} mode={mode} />
  if (!Gate) return trainer
  return (
    <Gate
      heading={<LessonHeading lesson={lesson} course={course} mode={mode.name} />}
      closeTo={lessonInCourse(course._id, lesson._id)}
      changeMode={changeMode}
    >
      {trainer}
    </Gate>
  )
}
