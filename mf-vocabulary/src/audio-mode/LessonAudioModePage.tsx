import { formatFilters } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import { Button } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { AudioUnavailable, LessonAudio } from './LessonAudio'

/** Audio mode of a course lesson (P-ROUTE-21). */
export default function LessonAudioModePage() {
  const { t } = useTranslation('vocabulary')
  const { courseId = '', lessonId = '' } = useParams()
  const reads = useReads({
    lessons: read('getLesson', { filters: formatFilters({ _id: lessonId }) }),
    courses: read('getCourse', { id: courseId }),
  })
  const lesson = reads.state === 'ready' ? reads.data.lessons.data[0] : undefined
  const course = reads.state === 'ready' ? reads.data.courses.data[0] : undefined
  const closeTo = paths.courseDetails({ courseId }, { hash: lessonId })
  if (lesson && course && !lesson.isLocked)
    return <LessonAudio key={lesson._id} lesson={lesson} course={course} closeTo={closeTo} />
  return (
    <AudioUnavailable
      reads={reads}
      lockedName={lesson?.isLocked ? lesson.name.source || lesson.name.target : undefined}
      courseId={courseId}
      closeTo={closeTo}
      wayOut={<Button to={paths.courses()}>{t('audio.toCourses')}</Button>}
    />
  )
}
