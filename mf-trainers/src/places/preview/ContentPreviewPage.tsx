import { useSessionTimer } from '@mowka/kernel/platform/study'
import { LessonFrame } from '../shared/LessonFrame'
import { LessonPreview } from './LessonPreview'

/** The preview of a lesson's sentences (P-ROUTE-20). */
export default function ContentPreviewPage() {
  useSessionTimer()
  return (
    <LessonFrame>
      {(lesson, course) => <LessonPreview key={lesson._id} lesson={lesson} course={course} />}
    </LessonFrame>
  )
}
