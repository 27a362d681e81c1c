import type { Exercise } from '@mowka/contract/schemas/learning'
import type { ExerciseKind } from '@mowka/domain/exercise-kinds'
import { audio } from '@mowka/kernel/platform/study'
import { callApi } from '@mowka/web/api'
import { browserClock } from '@mowka/web/trainer'
import { learningPolicy } from '../../core/store/policy'
import { type CheckerPort, silentRecorder, type TrainerPorts } from '../../core/store/ports'
import { writingMode } from '../../modes/writing/writing-mode'
import { lessonChecker } from '../shared/lesson-ports'
import { lessonNotices } from '../shared/notices'

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
export const checkerPorts = (
  exercise: Exercise,
  kind: ExerciseKind,
  isStored: boolean,
  onResult: (result: Awaited<ReturnType<CheckerPort['check']>>) => void,
): TrainerPorts => ({
  mode: { ...writingMode, kinds: () => [kind] },
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
  run: { read: () => ({ now: 0, best: 0 }), keep: () => {} },
  play: (recordingId) => audio.play(recordingId),
  prepare: (recordingId) => void audio.bytesOf(recordingId).catch(() => {}),
  silence: audio.stop,
  notices: { ...lessonNotices, succeeded: () => {} },
  settings: () => ({
    activities: { fullSentence: true, gaps: true, blocks: true },
    keepFullSentence: false,
    autoplayAnswer: false,
  }),
  otherGaps: () => [],
  hasNewSentences: () => false,
  wasFinished: () => true,
  onFinished: () => {},
  clock: browserClock,
  random: Math.random,
})
