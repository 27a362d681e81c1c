import type { AnswerOf } from '@mowka/contract/calls'
import type { WordAttempt, WordAttemptResult } from '@mowka/contract/schemas/vocabulary'
import type { Clock, Sound } from '@mowka/web/trainer'
import type { SessionState } from './stored-session'

/** A session as composed by the server (V-ENT-04). */
export type WordSession = AnswerOf<'startWordSession'>
/** Summary of a session (V-ENT-05) and its difficult words. */
export type WordSessionEnd = {
  summary: AnswerOf<'getWordSessionSummary'>
  problematic: AnswerOf<'getProblematicWords'>
}

/**
 * Verdict on an answer. `isJudgedLocally`: judged locally while offline, and the server's later verdict takes precedence.
 * `isPairsVerdict`: all pairs are matched, so the verdict is about several words.
 */
export type CheckedWord = Pick<
  WordAttemptResult,
  'isSuccess' | 'resultCategory' | 'prompt' | 'correctAnswer' | 'sentence' | 'diff'
> & { isJudgedLocally?: boolean; isPairsVerdict?: boolean }

/** An attempt before the session adds its fields. */
export type AttemptBody = WordAttempt & { attemptId: string }

/** Loads words and identifies attempts: a lesson or the global list. One trainer serves both sources (V-RW-15). */
export type WordSource = {
  start: (excludeAudio: boolean) => Promise<WordSession>
  /** Sent with every attempt: lesson and course in a lesson, neither in repetition (V-WTRN-25, V-RW-18). */
  place: Pick<WordAttempt, 'lessonId' | 'courseId'>
}

/** The trainer's external dependencies. */
export type WordTrainerPorts = {
  source: WordSource
  /**
   * Judges an attempt on the server or, while offline, locally; the attempt is then queued. Null: the word can no
   * longer be answered.
   */
  check: (attempt: AttemptBody, mine: CheckedWord) => Promise<CheckedWord | null>
  /** Sends an attempt in the background, without loss. */
  post: (attempt: AttemptBody) => void
  /** Ends a session on the server, after all attempts, and loads its summary. */
  end: (sessionId: string) => Promise<WordSessionEnd>
  /** Stores the session across reloads. */
  memory: { read: () => SessionState | null; keep: (session: SessionState | null) => void }
  /** End of the period without listening exercises (V-WTRN-15), or null. */
  rest: { until: () => Date | null; begin: () => Date; end: () => void }
  /** Plays a recording by id; resolves when it ends or fails. */
  play: (recordingId: string) => Promise<unknown>
  /** Stops the current sound. */
  silence: () => void
  /** Plays the sound of an answer (V-WTRN-05); resolves when it ends. */
  sound: (sound: Sound) => Promise<void>
  /** Notifications to the learner. */
  notices: {
    failed: (what: 'start' | 'check' | 'end', error: unknown) => void
    /** A word that can no longer be answered was skipped. */
    wordSkipped: () => void
  }
  /** Read for every answer, because settings may change during a session. */
  settings: () => { lessonSoundsAllowed: boolean; autoplayAnswer: boolean }
  clock: Clock
  random: () => number
  newId: () => string
  /** Milliseconds. */
  now: () => number
}
