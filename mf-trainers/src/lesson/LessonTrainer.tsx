import type { Course, Lesson } from '@mowka/shared/contract/schemas/learning'
import { Button, EmptyState, Mascot } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTrainerAudio } from '../audio/use-trainer-audio'
import { ModeChange, useModeChange } from '../trainer/mode-change'
import { Trainer } from '../trainer/Trainer'
import type { TrainerMode } from '../trainer/trainer-mode'
import { FirstLessonSheet } from './FirstLessonSheet'
import { LessonDialogs } from './LessonDialogs'
import { LockedLesson, lessonInCourse } from './LessonFrame'
import { LessonHeading } from './LessonHeading'
import { LessonSession } from './lesson-session'
import { isNoAccess } from './no-access'
import { lessonNotices } from './notices'
import { useLessonHelps } from './use-lesson-helps'

/** A lesson in one of its sentence modes, from the first exercise to the last dialog. */
export const LessonTrainer = observer(function LessonTrainer({
  lesson,
  course,
  mode,
}: {
  lesson: Lesson
  course: Course
  mode: TrainerMode
}) {
  const { t } = useTranslation('trainers')
  const [lessonSession] = useState(() => new LessonSession(course, lesson, mode, lessonNotices))
  const { trainer, ending } = lessonSession
  const helps = useLessonHelps(lesson._id)
  const backTo = lessonInCourse(course._id, lesson._id)
  const changeMode = useModeChange({ courseId: course._id, lessonId: lesson._id })

  useTrainerAudio()
  useEffect(() => {
    void lessonSession.open()
    return lessonSession.close
  }, [lessonSession])

  // Access may also end in the middle: what was answered waits until there is some again.
  if (isNoAccess(trainer.error))
    return (
      <LockedLesson
        courseId={course._id}
        lessonId={lesson._id}
        title={lesson.name.source || lesson.name.target}
        onTrialStarted={() => void trainer.resume()}
      />
    )
  return (
    <ModeChange value={changeMode}>
      <Trainer
        store={trainer}
        closeTo={backTo}
        heading={<LessonHeading lesson={lesson} course={course} mode={mode.name} />}
        helps={helps}
        finished={
          <EmptyState
            title={t('ending.finished')}
            drawing={<Mascot face="great" size={96} />}
            actions={<Button to={backTo}>{t('ending.backToLesson')}</Button>}
          >
            {t('ending.finishedText')}
          </EmptyState>
        }
      />
      <FirstLessonSheet show={lessonSession.isFirstEver} />
      <LessonDialogs ending={ending} courseId={course._id} lessonId={lesson._id} />
    </ModeChange>
  )
})
