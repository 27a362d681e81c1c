import type { AttemptResult } from '@mowka/shared/contract/schemas/attempt'
import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import type { ExerciseType, LearningMode } from '@mowka/shared/contract/schemas/progress'
import type { Activities } from '@mowka/shared/contract/schemas/user'
import type { Clock } from '@mowka/shared/trainer'
import type { Random } from '../answer/answer-draft'
import type { SkipOutcome, TrainerPolicy } from './policy'
import type { TrainerMode } from './trainer-mode'

/** Where exercises come from. `remainingItems` counts the item itself; a null item means that nothing remains. */
export type ItemsPort = {
  next: () => Promise<NextItem>
  /** Looks ahead while a right answer is still read: what comes once this exercise is done. */
  after?: (exerciseId: string) => Promise<NextItem>
  /** How many exercises there are in all; what remains tells when it is unknown. */
  total: number | null
}

/** An exercise and how many remain with it, some of which come again; none when nothing remains. */
export type NextItem = { item: Exercise | null; remainingItems: number; returning?: number }

/** What is said to an answer. `isOfDevice`: the server was away, and will judge again. */
export type CheckedAnswer = AttemptResult & { isOfDevice?: boolean }

/** Who judges an answer. Rejects when nobody could. `isSimplified`: only the words count, and they have to be exact. */
export type CheckerPort = {
  check: (exercise: Exercise, userInput: string, isSimplified: boolean) => Promise<CheckedAnswer>
}

/** An attempt as the history keeps it; with the verdict only where a device without the server gave it. */
export type CheckedAttempt = { userInput: string; expectedResult: string; deviceVerdict?: 'RIGHT' | 'WRONG' }

/** What every event about an exercise says (L-TRN-36). */
export type ExerciseContext = {
  exerciseOrder: number
  exerciseId: string
  learningExerciseType: ExerciseType
  learningMode: LearningMode
}

/** How an exercise was left. `isRight`: its last check said so; what is spoken counts without that (L-TRN-25). */
export type Outcome = SkipOutcome & { isRight: boolean }

/**
 * Who keeps the history. `succeeded` and `finished` resolve when it is safe (or never will be: then the recorder has
 * said so) and reject when another attempt may help: the trainer goes on only when they resolve, and calls them again
 * with the same context on a retry.
 */
export type RecorderPort = {
  displayed: (context: ExerciseContext) => void
  /** `attempt` is null where nothing was checked: the learner looked at the right answer. */
  attempted: (context: ExerciseContext, attempt: CheckedAttempt | null) => void
  succeeded: (context: ExerciseContext, outcome: Outcome) => Promise<void>
  finished: () => Promise<void>
}

/** A recorder that keeps nothing, for trying exercises out. */
export const silentRecorder: RecorderPort = {
  displayed: () => {},
  attempted: () => {},
  succeeded: async () => {},
  finished: async () => {},
}

/** Right answers in a row: now, and at most so far. */
export type AnswerRun = { now: number; best: number }

/** Keeps the run of right answers over a reload. */
export type RunPort = { read: () => AnswerRun; keep: (run: AnswerRun) => void }

/** Everything that the core needs from outside. */
export type TrainerPorts = {
  mode: TrainerMode
  items: ItemsPort
  checker: CheckerPort
  recorder: RecorderPort
  policy: TrainerPolicy
  run: RunPort
  /** Plays a recording by id; resolves when it is over, however. */
  play: (recordingId: string) => Promise<unknown>
  /** Fetches a recording that will sound soon. */
  prepare: (recordingId: string) => void
  /** Stops what sounds. */
  silence: () => void
  /** What only has to be said. */
  notices: {
    checkFailed: (error: unknown) => void
    /** The page says so itself; this is for the log. */
    failed: (what: 'loadFailed' | 'saveFailed', error: unknown) => void
    hintNotFound: () => void
    succeeded: () => void
  }
  /** Read again for every exercise: settings may change on the way. */
  settings: () => { activities: Activities; keepFullSentence: boolean; autoplayAnswer: boolean }
  /** Whether the history knows the end already, so that an end without an exercise is no news to it. */
  otherGaps: (exerciseId: string) => readonly string[]
  wasFinished: () => boolean
  /** Called once when nothing remains. */
  onFinished: () => void
  clock: Clock
  random: Random
}
