import type { AnswerOf } from '@mowka/contract/calls'
import type { WordAttempt, WordAttemptResult } from '@mowka/contract/schemas/vocabulary'
import type { Clock } from '@mowka/web/trainer'
import type { KeptSession } from './stored-session'

/** A session as the server composes it (V-ENT-04). */
export type WordSession = AnswerOf<'startWordSession'>
/** What a session came to (V-ENT-05), and the words that were hard in it. */
export type WordSessionEnd = {
  summary: AnswerOf<'getWordSessionSummary'>
  problematic: AnswerOf<'getProblematicWords'>
}

/**
 * What is said to an answer. `isOfDevice`: the server was away; it will judge again, and its word counts. `isOfPairs`: all
 * pairs are matched, which is about more words than the one of the exercise.
 */
export type CheckedWord = Pick<
  WordAttemptResult,
  'isSuccess' | 'resultCategory' | 'prompt' | 'correctAnswer' | 'sentence' | 'diff'
> & { isOfDevice?: boolean; isOfPairs?: boolean }

/** An answer before the session adds what it knows. */
export type AttemptBody = WordAttempt & { attemptId: string }

/** Where words come from and answers go: a lesson, or the global list. One trainer over two sources (V-RW-15). */
export type WordSource = {
  start: (excludeAudio: boolean) => Promise<WordSession>
  /** What every answer says besides: in a lesson lesson and course, in repetition neither (V-WTRN-25, V-RW-18). */
  place: Pick<WordAttempt, 'lessonId' | 'courseId'>
}

/** Everything that the trainer needs from outside. */
export type WordTrainerPorts = {
  source: WordSource
  /**
   * Has an answer judged, by the server or, while it is away, by this device; the answer then waits to be sent. Null:
   * no answer can be given to this word any more.
   */
  check: (attempt: AttemptBody, mine: CheckedWord) => Promise<CheckedWord | null>
  /** Sends an answer in the background; it is not lost. */
  post: (attempt: AttemptBody) => void
  /** Ends a session at the server, after all answers, and reads what it came to. */
  end: (sessionId: string) => Promise<WordSessionEnd>
  /** Keeps the session over a reload. */
  memory: { read: () => KeptSession | null; keep: (session: KeptSession | null) => void }
  /** Until when exercises with sound stay away (V-WTRN-15); null when they do not. */
  rest: { until: () => Date | null; begin: () => Date; end: () => void }
  /** Plays a recording by id; resolves when it is over, however. */
  play: (recordingId: string) => Promise<unknown>
  /** Stops what sounds. */
  silence: () => void
  /** The sound of success (V-WTRN-05); resolves when it is over. */
  successSound: () => Promise<void>
  /** What only has to be said. */
  notices: {
    failed: (what: 'start' | 'check' | 'end', error: unknown) => void
    /** A word that no answer can be given to any more was passed over. */
    passedOver: () => void
  }
  /** Read again for every answer: settings may change on the way. */
  settings: () => { lessonSoundsAllowed: boolean; autoplayAnswer: boolean }
  clock: Clock
  random: () => number
  newId: () => string
  /** Milliseconds. */
  now: () => number
}
