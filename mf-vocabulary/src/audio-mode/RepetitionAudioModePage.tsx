import { formatFilters } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import { hasPage } from '@mowka/kernel/platform'
import { Button } from '@mowka/kernel/ui'
import { optional, read, useReads } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { AudioUnavailable, LessonAudio } from './LessonAudio'

/** Audio mode of a lesson opened from the repetitions. */
export default function RepetitionAudioModePage() {
  const { t } = useTranslation('vocabulary')
  const { lessonId = '' } = useParams()
  const reads = useReads({
    lessons: read('getLesson', { filters: formatFilters({ _id: lessonId }) }),
    courses: optional('getAvailableCourses'),
  })
  const lesson = reads.state === 'ready' ? reads.data.lessons.data[0] : undefined
  const courses = (reads.state === 'ready' && reads.data.courses?.data) || []
  const course = courses.find((each) => each.lessons.some((its) => its.lessonId === lessonId)) ?? null
  const closeTo = hasPage('exercises') ? paths.exercises() : paths.courses()
  if (lesson && !lesson.isLocked)
    return <LessonAudio key={lesson._id} lesson={lesson} course={course} closeTo={closeTo} />
  return (
    <AudioUnavailable
      reads={reads}
      lockedName={lesson?.isLocked ? lesson.name.source || lesson.name.target : undefined}
      courseId={course?._id}
      closeTo={closeTo}
      wayOut={<Button to={paths.courses()}>{t('audio.toCourses')}</Button>}
    />
  )
}
