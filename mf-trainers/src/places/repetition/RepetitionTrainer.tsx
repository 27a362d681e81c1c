import type { Course, Lesson } from '@mowka/shared/contract/schemas/learning'
import { useTrainerAudio } from '@mowka/shared/trainer'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { ModeChange } from '../../core/mode/mode-change'
import type { TrainerMode } from '../../core/store/trainer-mode'
import { SentenceDrawer } from '../../helps/drawer/SentenceDrawer'
import { TrainerWithHelps } from '../../helps/trainer/TrainerWithHelps'
import { isNoAccess } from '../shared/no-access'
import { lessonNotices } from '../shared/notices'
import { useLessonHelps } from '../shared/use-lesson-helps'
import { RepetitionEnd } from './RepetitionEnd'
import { LockedRepetition, useCloseLabel } from './RepetitionFrame'
import { RepetitionHeading } from './RepetitionHeading'
import { RepetitionSession } from './repetition-session'
import { useRepetitionModeChange, wayOut } from './repetition-ways'

/** The repetition of a lesson in one mode, from what remains of it to its end. */
export const RepetitionTrainer = observer(function RepetitionTrainer({
  lesson,
  course,
  mode,
  onAgain,
}: {
  lesson: Lesson
  course: Course | null
  mode: TrainerMode
  /** The learner begins a new session. */
  onAgain: () => void
}) {
  const [repetition] = useState(() => new RepetitionSession(lesson, mode, lessonNotices))
  const { trainer } = repetition
  const helps = useLessonHelps(lesson._id)
  const changeMode = useRepetitionModeChange(lesson._id)
  const closeLabel = useCloseLabel()
  const closeTo = wayOut(lesson._id, course)

  useTrainerAudio()
  useEffect(() => {
    void repetition.open()
    return repetition.close
  }, [repetition])

  // Access may also end in the middle: what was answered waits until there is some again.
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
        // Nothing was shown: the session was over before.
        isNews={trainer.shown > 0}
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
