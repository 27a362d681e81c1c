import type { Course, Lesson } from '@mowka/shared/contract/schemas/learning'
import { useSessionTimer } from '@mowka/shared/platform/study'
import { useModeChange } from '../../core/mode/mode-change'
import { SpeakingGate } from '../../modes/speaking/SpeakingGate'
import { speakingMode } from '../../modes/speaking/speaking-mode'
import { LessonFrame, lessonInCourse } from '../shared/LessonFrame'
import { LessonHeading } from '../shared/LessonHeading'
import { LessonTrainer } from './LessonTrainer'

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
