import { isSimplified } from '../exercise/exercise-type'
import { eligibleKinds } from '../exercise/picker'
import { sentenceAnswer } from '../exercise/sentence-answer'
import type { TrainerMode } from './trainer-mode'

/** Hints per exercise; refilled for a new one and after a result (L-HINT-01 to L-HINT-03). */
const HINTS_PER_EXERCISE = 3

/** Common part of the modes whose answer is a sentence in one of the four exercise kinds. */
export const sentenceMode = {
  kinds: eligibleKinds,
  hasKindSettings: true,
  isSimplified,
  makeAnswer: sentenceAnswer,
  playsAfterCheck: (exercise) => exercise.answerRecording,
  countsWithoutSuccess: false,
  hintsPerExercise: HINTS_PER_EXERCISE,
} as const satisfies Partial<TrainerMode>
