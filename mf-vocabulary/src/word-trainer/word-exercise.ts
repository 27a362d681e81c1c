import type { LangCode } from '@mowka/contract/schemas/common'
import type { SessionWord } from '@mowka/contract/schemas/vocabulary'
import type { Clock, ResultTone } from '@mowka/web/trainer'
import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'

/** Exercise type (V-WEX-01). */
export type WordExerciseType = SessionWord['type']
/** A session word with one type of exercise. */
export type SessionWordOf<Type extends WordExerciseType> = Extract<SessionWord, { type: Type }>
/** A text with its language. */
export type TextInLang = SessionWordOf<'WRITTEN_TRANSLATION'>['exerciseData']['prompt']

/** The learner's answer to a word, to be judged (V-WTRN-25). */
export type GivenAnswer = {
  wordId: string
  prompt: TextInLang
  correctAnswer: TextInLang
  userInput: TextInLang
}

/** Draft of an answer. */
export type WordDraft = {
  /** Whether the primary button is enabled: there is an answer, or all pairs are matched (V-WTRN-19, V-WTRN-20). */
  readonly ready: boolean
  /**
   * The answer that the primary button submits; null if every step is checked immediately and the button continues.
   */
  readonly given: GivenAnswer | null
  /** Counts the learner's moves; each one restarts the hint timer. */
  readonly moves: number
  /**
   * Shows a hint until the next move (V-WTRN-13). Returns the id of the word it is about; null if there is no hint.
   */
  hint: () => string | null
  readonly hintNote: HintNote | null
  /** Cancels scheduled steps. */
  release?: () => void
}

/** Capabilities of an exercise besides its answer. */
export type ExerciseTools = {
  clock: Clock
  /** Random number in [0, 1). */
  random: () => number
  /** Submits a step that the exercise has checked itself. */
  attempt: (given: GivenAnswer, isRight: boolean) => void
  /** All steps are done. */
  complete: () => void
  /** Plays a recording by id. */
  play: (recordingId: string) => void
}

/** Props of an exercise view. */
export type ExerciseProps = {
  /** Input is disabled: the answer is being checked or was checked. */
  locked: boolean
  /** Verdict on the answer; null before the check. */
  verdict: ResultTone | null
}

/** The exercise on screen. */
export type WordExercise = {
  type: WordExerciseType
  title: ParseKeys<'vocabulary'>
  /** Language named in the title. */
  titleLang?: LangCode
  draft: WordDraft
  /** Every step is checked immediately, so the primary button only continues. */
  checksItself?: boolean
  /** Recording that plays when the exercise is shown (V-WEX-22), or null. */
  sound: string | null
  show: (props: ExerciseProps) => ReactNode
  /** Note beside the primary button until the check. */
  showNote: () => ReactNode
}

/**
 * An exercise type. `open` returns null for words of other types, so that callers need no knowledge of types.
 * `withoutSound` returns the word as an exercise that needs no listening (V-WTRN-18).
 */
export type ExerciseKind = {
  open: (word: SessionWord, tools: ExerciseTools) => WordExercise | null
  withoutSound?: (word: SessionWord) => SessionWord | null
}

const isOf = <Type extends WordExerciseType>(type: Type, word: SessionWord): word is SessionWordOf<Type> =>
  word.type === type

/** Creates an exercise type from its implementation. */
export const exerciseKind = <Type extends WordExerciseType>(
  type: Type,
  open: (word: SessionWordOf<Type>, tools: ExerciseTools) => Omit<WordExercise, 'type'>,
  withoutSound?: (word: SessionWordOf<Type>) => SessionWord,
): ExerciseKind => ({
  open: (word, tools) => (isOf(type, word) ? { type, ...open(word, tools) } : null),
  ...(withoutSound && { withoutSound: (word) => (isOf(type, word) ? withoutSound(word) : null) }),
})

/**
 * Content of a hint. `letter`: the next letter; `mistake`: the answer is correct up to a marked position; `wrong`:
 * this option is not the answer; `pair`: these two belong together.
 */
export type HintNote =
  | { kind: 'letter'; letter: TextInLang }
  | { kind: 'mistake' }
  | { kind: 'wrong'; option: TextInLang }
  | { kind: 'pair'; one: TextInLang; other: TextInLang }

/** Time without a move until a hint is shown, in ms (V-WTRN-13). */
export const HINT_AFTER = 10_000
/** Duration of the hint animation in ms; its mark stays until the next move (V-WTRN-14). */
export const HINT_MOTION = 1_500
