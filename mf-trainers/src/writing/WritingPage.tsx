import { useSessionTimer } from '@mowka/shared/platform/study'
import { LessonFrame } from '../lesson/LessonFrame'
import { LessonTrainer } from '../lesson/LessonTrainer'
import { writingMode } from './writing-mode'

/** The writing trainer of a lesson (L-TRN-52). */
export default function WritingPage() {
  useSessionTimer()
  return (
    <LessonFrame>
      {(lesson, course) => (
        <LessonTrainer key={lesson._id} lesson={lesson} course={course} mode={writingMode} />
      )}
    </LessonFrame>
  )
}
