import type { Exercise } from '@mowka/contract/schemas/learning'
import type { ExerciseType, LearningMode } from '@mowka/contract/schemas/progress'
import type { AttemptResult } from '@mowka/contract/schemas/trainer'
import type { Activities } from '@mowka/contract/schemas/user'
import type { Clock, Sound } from '@mowka/web/trainer'
import type { Random } from '../answer/answer'
import type { SkipOutcome, TrainerPolicy } from './policy'
import type { TrainerMode } from './trainer-mode'

/** Source of exercises. `remainingItems` includes the item itself; a `null` item means that nothing remains. */
export type ItemsPort = {
  next: () => Promise<NextItem>
  /** Looks ahead while a right answer is read: returns the exercise that follows this one. */
  after?: (exerciseId: string) => Promise<NextItem>
  /** Total number of exercises; `null` if unknown, then the remaining count is used. */
  total: number | null
}

/**
 * An exercise and the remaining count, of which `returning` items are repeats; a `null` item when nothing remains.
 */
export type NextItem = { item: Exercise | null; remainingItems: number; returning?: number }

/**
 * The verdict on an answer. `isOfDevice`: judged on the device while the server was unreachable; the server will
 * judge it again.
 */
export type CheckedAnswer = AttemptResult & { isOfDevice?: boolean }

/**
 * Judges an answer; rejects if that isn't possible. `isSimplified`: only the words count, and they must match
 * exactly.
 */
export type CheckerPort = {
  check: (exercise: Exercise, userInput: string, isSimplified: boolean) => Promise<CheckedAnswer>
}

/** A recorded attempt; `deviceVerdict` only if the device judged it without the server. */
export type CheckedAttempt = { userInput: string; expectedResult: string; deviceVerdict?: 'RIGHT' | 'WRONG' }

/** Fields of every event about an exercise (L-TRN-36). */
export type ExerciseContext = {
  exerciseOrder: number
  exerciseId: string
  learningExerciseType: ExerciseType
  learningMode: LearningMode
}

/** How an exercise was left. `isRight`: the last check was successful; spoken answers count without it (L-TRN-25). */
export type Outcome = SkipOutcome & { isRight: boolean }

/**
 * Records progress. `succeeded` and `finished` resolve when the event is stored, or refused for good and reported,
 * and reject if a retry may help: the trainer continues only after they resolve, and retries with the same context.
 */
export type RecorderPort = {
  displayed: (context: ExerciseContext) => void
  /** `attempt` is `null` if nothing was checked because the learner looked at the answer. */
  attempted: (context: ExerciseContext, attempt: CheckedAttempt | null) => void
  succeeded: (context: ExerciseContext, outcome: Outcome) => Promise<void>
  finished: () => Promise<void>
}

/** A recorder that stores nothing, for previews. */
export const silentRecorder: RecorderPort = {
  displayed: () => {},
  attempted: () => {},
  succeeded: async () => {},
  finished: async () => {},
}

/** The current and the longest run of right answers. */
export type AnswerRun = { now: number; best: number }

/** Stores the run of right answers so that it survives a reload. */
export type RunPort = { read: () => AnswerRun; keep: (run: AnswerRun) => void }

/** Counts no run of right answers. */
export const noRun: RunPort = { read: () => ({ now: 0, best: 0 }), keep: () => {} }

/** Everything the core needs from outside. */
export type TrainerPorts = {
  mode: TrainerMode
  items: ItemsPort
  checker: CheckerPort
  recorder: RecorderPort
  policy: TrainerPolicy
  run: RunPort
  /** Plays a recording; resolves when playback ends for any reason. */
  play: (recordingId: string) => Promise<unknown>
  /** Preloads a recording that will play soon. */
  prepare: (recordingId: string) => void
  /** Stops playback. */
  silence: () => void
  /** Notifications that need no decision. */
  notices: {
    checkFailed: (error: unknown) => void
    /** For the log only: the page shows the failure itself. */
    failed: (what: 'loadFailed' | 'saveFailed', error: unknown) => void
    hintNotFound: () => void
    hintNotLoaded: () => void
    /** An answer was checked; the sound that fits its result. */
    answered: (sound: Sound) => void
  }
  /** Read for every exercise, because settings may change in between. */
  settings: () => { activities: Activities; keepFullSentence: boolean; autoplayAnswer: boolean }
  /** Whether sentences are new to the learner until they were shown, as in an unfinished lesson. */
  hasNewSentences: () => boolean
  /** Returns the lesson's other sentences, which provide wrong blocks. */
  otherSentences: (exerciseId: string) => readonly Exercise[]
  /** Whether the end is already recorded, so that ending without an exercise isn't recorded again. */
  wasFinished: () => boolean
  /** Called once when nothing remains. */
  onFinished: () => void
  clock: Clock
  random: Random
}
