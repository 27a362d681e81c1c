import type { Course, Lesson } from '@mowka/shared/contract/schemas/learning'
import { endSilence, silencedUntil } from '@mowka/shared/domain/audio-silence'
import { useSessionTimer } from '@mowka/shared/platform/study'
import { Body } from '@mowka/shared/trainer'
import { Button, EmptyState, Mascot } from '@mowka/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LessonFrame, lessonInCourse } from '../lesson/LessonFrame'
import { LessonHeading } from '../lesson/LessonHeading'
import { LessonTrainer } from '../lesson/LessonTrainer'
import { LessonTopBar } from '../trainer/LessonTopBar'
import { useModeChange } from '../trainer/mode-change'
import { listeningMode } from './listening-mode'
import { timeOfDay } from './time-of-day'

/** The listening trainer of a lesson (L-TRN-51). */
export default function ListeningPage() {
  useSessionTimer()
  const [silence, setSilence] = useState(() => silencedUntil())
  return (
    <LessonFrame>
      {(lesson, course) =>
        silence ? (
          <Silenced
            lesson={lesson}
            course={course}
            until={silence}
            onEnd={() => {
              endSilence()
              setSilence(null)
            }}
          />
        ) : (
          <LessonTrainer key={lesson._id} lesson={lesson} course={course} mode={listeningMode} />
        )
      }
    </LessonFrame>
  )
}

/** Someone said that they cannot listen now: writing comes first, listening is one press away. */
function Silenced({
  lesson,
  course,
  until,
  onEnd,
}: {
  lesson: Lesson
  course: Course
  until: Date
  onEnd: () => void
}) {
  const { t, i18n } = useTranslation('trainers')
  const changeMode = useModeChange({ courseId: course._id, lessonId: lesson._id })
  return (
    <>
      <LessonTopBar closeTo={lessonInCourse(course._id, lesson._id)} progress={null} />
      <Body>
        <div>
          <LessonHeading lesson={lesson} course={course} mode={listeningMode.name} />
          <EmptyState
            title={t('listening.rests', { time: timeOfDay(until, i18n.language) })}
            drawing={<Mascot face="neutral" size={96} />}
            actions={
              <>
                <Button onClick={onEnd}>{t('listening.listenNow')}</Button>
                <Button variant="primary" onClick={() => changeMode('WRITING')}>
                  {t('listening.writeInstead')}
                </Button>
              </>
            }
          >
            {t('listening.nothingLost')}
          </EmptyState>
        </div>
      </Body>
    </>
  )
}
