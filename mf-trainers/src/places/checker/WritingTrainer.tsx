import type { Exercise } from '@mowka/contract/schemas/learning'
import type { ExerciseKind } from '@mowka/domain/exercise/exercise-kinds'
import type { WidgetProps } from '@mowka/kernel/platform'
import { callApi } from '@mowka/web/api'
import { useTrainerAudio } from '@mowka/web/trainer'
import { useEffect, useRef, useState } from 'react'
import { TrainerScreen } from '../../core/screen/TrainerScreen'
import { learningPolicy } from '../../core/store/policy'
import { type CheckerPort, noRun, silentRecorder, type TrainerPorts } from '../../core/store/ports'
import { TrainerStore } from '../../core/store/trainer-store'
import { ShortcutsHelp } from '../../helps/shortcuts/ShortcutsHelp'
import { writingMode } from '../../modes/writing/writing-mode'
import { lessonChecker } from '../shared/lesson-ports'
import { lessonNotices } from '../shared/notices'
import { commonPorts } from '../shared/trainer-ports'

/** Checks against the answers of the given exercise (U05). Administrators only. */
const givenAnswersChecker: CheckerPort = {
  check: ({ answer, answerLang, alternativeAnswers }, userInput, isSimplified) =>
    callApi('checkAttempt', {
      body: {
        check: true,
        userInput,
        preferredAnswer: answer,
        alternativeAnswers,
        lang: answerLang,
        simplifiedCheck: isSimplified,
      },
    }),
}

/** Ports that repeat one sentence in one kind, to try it out (A-CHK-05). Nothing is recorded. */
const checkerPorts = (
  exercise: Exercise,
  kind: ExerciseKind,
  isStored: boolean,
  onResult: (result: Awaited<ReturnType<CheckerPort['check']>>) => void,
): TrainerPorts => ({
  ...commonPorts({ ...writingMode, kinds: () => [kind] }),
  // Never the last one, after which a trainer continues on its own.
  items: { total: null, next: async () => ({ item: exercise, remainingItems: 2 }) },
  checker: {
    check: async (...attempt) => {
      const result = await (isStored ? lessonChecker : givenAnswersChecker).check(...attempt)
      onResult(result)
      return result
    },
  },
  recorder: silentRecorder,
  policy: { ...learningPolicy, ends: () => false },
  run: noRun,
  notices: { ...lessonNotices, answered: () => {} },
  settings: () => ({
    activities: { fullSentence: true, gaps: true, blocks: true },
    keepFullSentence: false,
    autoplayAnswer: false,
  }),
  otherSentences: () => [],
  onFinished: () => {},
})

type Tried = WidgetProps['trainers/WritingTrainer']

/**
 * The writing trainer for one sentence, inside another page (A-CHK-05). Set a `key`, so that another sentence or kind
 * starts over.
 */
export default function WritingTrainer({ exercise, kind, isStored, onResult }: Tried) {
  const tell = useRef(onResult)
  useEffect(() => {
    tell.current = onResult
  })
  const [store] = useState(
    () => new TrainerStore(checkerPorts(exercise, kind, isStored, (result) => tell.current?.(result))),
  )
  useTrainerAudio()
  useEffect(() => {
    void store.start()
    return store.close
  }, [store])
  return (
    <>
      <TrainerScreen store={store} closeTo={null} />
      <ShortcutsHelp />
    </>
  )
}
