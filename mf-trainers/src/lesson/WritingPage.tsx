import { useSessionTimer } from '@mowka/shared/platform'
import { LessonFrame } from './LessonFrame'
import { LessonTrainer } from './LessonTrainer'

/** The writing trainer of a lesson (learner core §2). */
export default function WritingPage() {
  useSessionTimer()
  return (
    <LessonFrame>
      {(lesson, course) => <LessonTrainer key={lesson._id} lesson={lesson} course={course} mode="WRITING" />}
    </LessonFrame>
  )
}
