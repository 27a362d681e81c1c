import type { Course, Lesson } from '@mowka/shared/contract/schemas/learning'
import { useSessionTimer } from '@mowka/shared/platform/study'
import { LessonFrame, lessonInCourse } from '../lesson/LessonFrame'
import { LessonHeading } from '../lesson/LessonHeading'
import { LessonTrainer } from '../lesson/LessonTrainer'
import { useModeChange } from '../trainer/mode-change'
import { SpeakingGate } from './SpeakingGate'
import { speakingMode } from './speaking-mode'

/** The speaking trainer of a lesson, called pronunciation. */
export default function SpeakingPage() {
  useSessionTimer()
  return (
    <LessonFrame>
      {(lesson, course) => <SpeakingLesson key={lesson._id} lesson={lesson} course={course} />}
    </LessonFrame>
  )
}

function SpeakingLesson({ lesson, course }: { lesson: Lesson; course: Course }) {
  const changeMode = useModeChange({ courseId: course._id, lessonId: lesson._id })
  return (
    <SpeakingGate
      heading={<LessonHeading lesson={lesson} course={course} mode={speakingMode.name} />}
      closeTo={lessonInCourse(course._id, lesson._id)}
      changeMode={changeMode}
    >
      <LessonTrainer lesson={lesson} course={course} mode={speakingMode} />
    </SpeakingGate>
  )
}
