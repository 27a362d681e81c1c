import { paths } from '@mowka/contract/routes'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import { Button } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { useTrainerAudio } from '@mowka/web/trainer'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { LessonFrame, LessonStates, LockedLesson, lessonInCourse } from '../../shared/LessonFrame'
import Introduction from './Introduction'
import { markIntroduced } from './introduced'

/** The introduction of a lesson from its tile; it leads to the lesson. */
export default function IntroductionPage() {
  return <LessonFrame>{(lesson, course) => <Loaded lesson={lesson} course={course} />}</LessonFrame>
}

function Loaded({ lesson, course }: { lesson: Lesson; course: Course }) {
  const { t } = useTranslation('teaching')
  const navigate = useNavigate()
  const reads = useReads({ lesson: read('getLessonIntroduction', { id: lesson._id }) })
  const place = { courseId: course._id, lessonId: lesson._id }
  const backTo = lessonInCourse(course._id, lesson._id)
  const introduction = reads.state === 'ready' ? reads.data.lesson.introduction : null
  useTrainerAudio()

  if (reads.state === 'locked')
    return (
      <LockedLesson
        courseId={course._id}
        lessonId={lesson._id}
        title={lesson.name.source || lesson.name.target}
      />
    )
  if (introduction)
    return (
      <Introduction
        introduction={introduction}
        lesson={lesson}
        course={course}
        closeTo={backTo}
        onDone={() => {
          markIntroduced(lesson._id)
          void navigate(paths.trainerWriting(place))
        }}
      />
    )
  return (
    <LessonStates
      reads={reads}
      title={t('introduction.name')}
      missingTitle={t('introduction.none')}
      closeTo={backTo}
      wayOut={<Button to={backTo}>{t('introduction.backToLesson')}</Button>}
    />
  )
}
