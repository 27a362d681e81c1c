import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import { useTrainerAudio } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { ModeChange } from '../../core/mode/modes'
import type { TrainerMode } from '../../core/store/trainer-mode'
import { SentenceDrawer } from '../../helps/drawer/TrainerDrawer'
import { TrainerWithHelps } from '../../helps/trainer/TrainerWithHelps'
import { useLessonHelps } from '../shared/LessonFrame'
import { isNoAccess, lessonNotices } from '../shared/notices'
import { RepetitionEnd } from './RepetitionEnd'
import {
  exitPath,
  LockedRepetition,
  RepetitionHeading,
  useCloseLabel,
  useRepetitionModeChange,
} from './RepetitionFrame'
import { RepetitionSession } from './repetition-session'

/** The repetition of a lesson in one mode, from the remaining sentences to its end. */
export const RepetitionTrainer = observer(function RepetitionTrainer({
  lesson,
  course,
  mode,
  onAgain,
}: {
  lesson: Lesson
  course: Course | null
  mode: TrainerMode
  /** Called when the learner starts a new session. */
  onAgain: () => void
}) {
  const [repetition] = useState(() => new RepetitionSession(lesson, mode, lessonNotices))
  const { trainer } = repetition
  const helps = useLessonHelps(lesson._id)
  const changeMode = useRepetitionModeChange(lesson._id)
  const closeLabel = useCloseLabel()
  const closeTo = exitPath(lesson._id, course)

  useTrainerAudio()
  useEffect(() => {
    void repetition.open()
    return repetition.close
  }, [repetition])

  // Access may expire during a repetition: pending answers wait until there is access again.
  if (isNoAccess(trainer.error))
    return (
      <LockedRepetition
        lessonId={lesson._id}
        course={course}
        title={lesson.name.source || lesson.name.target}
        onTrialStarted={() => void trainer.resume()}
      />
    )
  if (trainer.phase === 'finished')
    return (
      <RepetitionEnd
        lesson={lesson}
        mode={mode}
        closeTo={closeTo}
        // If nothing was shown, the session had ended before.
        hasJustEnded={trainer.shown > 0}
        total={trainer.total}
        run={trainer.run.now}
        onAgain={onAgain}
      />
    )
  return (
    <ModeChange value={changeMode}>
      <TrainerWithHelps
        store={trainer}
        closeTo={closeTo}
        closeLabel={closeLabel}
        heading={<RepetitionHeading lesson={lesson} course={course} mode={mode.name} />}
        helps={helps}
        drawer={<SentenceDrawer of={trainer} lessonId={lesson._id} />}
      />
    </ModeChange>
  )
})
