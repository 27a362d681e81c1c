import type { LangCode } from '@mowka/contract/schemas/common'
import type { SessionWord } from '@mowka/contract/schemas/vocabulary'
import type { Clock, ResultTone } from '@mowka/web/trainer'
import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'
import type { HintNote } from './hint-note'

/** The type of an exercise (V-WEX-01). */
export type WordExerciseType = SessionWord['type']
/** A word of a session in one type of exercise. */
export type SessionWordOf<Type extends WordExerciseType> = Extract<SessionWord, { type: Type }>
/** A text in a language. */
export type SaidText = SessionWordOf<'WRITTEN_TRANSLATION'>['exerciseData']['prompt']

/** What the learner says to a word, to be judged (V-WTRN-25). */
export type GivenAnswer = {
  wordId: string
  prompt: SaidText
  correctAnswer: SaidText
  userInput: SaidText
}

/** An answer while it is made. */
export type WordDraft = {
  /** Whether the big button does something: there is an answer, or all pairs are matched (V-WTRN-19, V-WTRN-20). */
  readonly ready: boolean
  /** What the big button has checked; null where every step is checked by itself and the button goes on. */
  readonly given: GivenAnswer | null
  /** Counts what the learner does: the time to the next hint begins again with each. */
  readonly moves: number
  /** Shows a hint until the next move (V-WTRN-13). Returns the word that it is about; null where there is none to give. */
  hint: () => string | null
  readonly hintNote: HintNote | null
  /** Calls off what still happens by itself. */
  release?: () => void
}

/** What an exercise may do besides taking an answer. */
export type ExerciseTools = {
  clock: Clock
  /** From 0 up to 1. */
  random: () => number
  /** Hands in a step that the exercise has checked itself. */
  attempt: (given: GivenAnswer, isRight: boolean) => void
  /** All steps are done. */
  complete: () => void
  /** Plays a recording by id. */
  play: (recordingId: string) => void
}

/** What the view of an exercise gets. */
export type ExerciseProps = {
  /** Nothing can be changed: the answer is checked, or was. */
  locked: boolean
  /** How the answer was; null before the check. */
  verdict: ResultTone | null
}

/** An exercise that is on the screen. */
export type WordExercise = {
  type: WordExerciseType
  title: ParseKeys<'vocabulary'>
  /** Language named in the title. */
  titleLang?: LangCode
  draft: WordDraft
  /** Every step is checked at once: the big button only goes on. */
  checksItself?: boolean
  /** The recording that sounds when the exercise is shown (V-WEX-22); null where none does. */
  sound: string | null
  show: (props: ExerciseProps) => ReactNode
  /** What stands next to the big button until the check. */
  showNote: () => ReactNode
}

/**
 * One type of exercise. Opens words of its own type; null for others, so that whoever asks needs no knowledge of types.
 * `withoutSound` gives the same word in an exercise that needs no listening (V-WTRN-18).
 */
export type ExerciseKind = {
  open: (word: SessionWord, tools: ExerciseTools) => WordExercise | null
  withoutSound?: (word: SessionWord) => SessionWord | null
}

const isOf = <Type extends WordExerciseType>(type: Type, word: SessionWord): word is SessionWordOf<Type> =>
  word.type === type

/** Makes a type of exercise from what it does with its own words. */
export const exerciseKind = <Type extends WordExerciseType>(
  type: Type,
  open: (word: SessionWordOf<Type>, tools: ExerciseTools) => Omit<WordExercise, 'type'>,
  withoutSound?: (word: SessionWordOf<Type>) => SessionWord,
): ExerciseKind => ({
  open: (word, tools) => (isOf(type, word) ? { type, ...open(word, tools) } : null),
  ...(withoutSound && { withoutSound: (word) => (isOf(type, word) ? withoutSound(word) : null) }),
})
