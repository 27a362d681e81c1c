import type { Course, Exercise, Lesson } from '@mowka/contract/schemas/learning'
import { useTrainerAudio } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeChange } from '../../core/mode/modes'
import { onDemand, usePreload } from '../../core/on-demand/on-demand'
import { TrainerSkeleton } from '../../core/screen/TrainerScreen'
import { repetitionPolicy } from '../../core/store/policy'
import type { TrainerMode } from '../../core/store/trainer-mode'
import { SentenceDrawer } from '../../helps/drawer/TrainerDrawer'
import { TrainerWithHelps } from '../../helps/trainer/TrainerWithHelps'
import { useLessonHelps } from '../shared/LessonFrame'
import { lessonChecker } from '../shared/lesson-ports'
import { isNoAccess, lessonNotices } from '../shared/notices'
import {
  exitPath,
  LockedRepetition,
  RepetitionHeading,
  useCloseLabel,
  useRepetitionModeChange,
} from './RepetitionFrame'
import { RepetitionSession } from './repetition-session'

/** The end of a session and the rounds after it are needed last. */
const RepetitionEnd = onDemand(() => import(/* webpackChunkName: "repetition-end" */ './RepetitionEnd'))
const Practice = onDemand(
  () => import(/* webpackChunkName: "practice" */ '../practice/Practice'),
  <TrainerSkeleton />,
)

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
  const [unknown, setUnknown] = useState<readonly Exercise[]>(repetition.unknown)
  const [isPracticing, setPracticing] = useState(false)
  const { t } = useTranslation('trainers')
  const helps = useLessonHelps(lesson._id)
  const changeMode = useRepetitionModeChange(lesson._id)
  const closeLabel = useCloseLabel()
  const closeTo = exitPath(lesson._id, course)

  useTrainerAudio()
  usePreload([RepetitionEnd], trainer.item !== null)
  useEffect(() => {
    void repetition.open()
    return repetition.close
  }, [repetition])

  // Access may expire during a repetition: pending answers wait until there is access again.
  const locked = (onTrialStarted: () => void) => (
    <LockedRepetition
      lessonId={lesson._id}
      course={course}
      title={lesson.name.source || lesson.name.target}
      onTrialStarted={onTrialStarted}
    />
  )
  if (isNoAccess(trainer.error)) return locked(() => void trainer.resume())
  if (isPracticing)
    return (
      <Practice
        exercises={unknown}
        title={t('repetition.unknownAgain', { count: unknown.length })}
        lessonId={lesson._id}
        closeTo={closeTo}
        closeLabel={closeLabel}
        locked={locked}
        mode={mode}
        policy={repetitionPolicy(true)}
        helps={helps}
        otherSentences={() => []}
        checker={lessonChecker}
        onFinished={(returned) => {
          setUnknown(returned)
          setPracticing(false)
        }}
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
        unknown={unknown}
        onUnknown={() => setPracticing(true)}
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
