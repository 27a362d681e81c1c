import type { Course, Lesson } from '@mowka/shared/contract/schemas/learning'
import { useSessionTimer } from '@mowka/shared/platform/study'
import { useModeChange } from '../../core/mode/mode-change'
import { listeningMode } from '../../modes/listening/listening-mode'
import { SilenceGate } from '../../modes/listening/SilenceGate'
import { LessonFrame, lessonInCourse } from '../shared/LessonFrame'
import { LessonHeading } from '../shared/LessonHeading'
import { LessonTrainer } from './LessonTrainer'

/** The listening trainer of a lesson (L-TRN-51). */
export default function ListeningPage() {
  useSessionTimer()
  return (
    <LessonFrame>
      {(lesson, course) => <ListeningLesson key={lesson._id} lesson={lesson} course={course} />}
    </LessonFrame>
  )
}

function ListeningLesson({ lesson, course }: { lesson: Lesson; course: Course }) {
  const changeMode = useModeChange({ courseId: course._id, lessonId: lesson._id })
  return (
    <SilenceGate
      heading={<LessonHeading lesson={lesson} course={course} mode={listeningMode.name} />}
      closeTo={lessonInCourse(course._id, lesson._id)}
      changeMode={changeMode}
    >
      <LessonTrainer lesson={lesson} course={course} mode={listeningMode} />
    </SilenceGate>
  )
}
