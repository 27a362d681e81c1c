import { useSessionTimer } from '@mowka/shared/platform/study'
import { writingMode } from '../../modes/writing/writing-mode'
import { LessonFrame } from '../shared/LessonFrame'
import { LessonTrainer } from './LessonTrainer'

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
