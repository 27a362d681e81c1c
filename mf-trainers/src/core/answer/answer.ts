import type { LangCode } from '@mowka/contract/schemas/common'
import type { Exercise } from '@mowka/contract/schemas/learning'
import type { AttemptResult } from '@mowka/contract/schemas/trainer'
import type { ResultTone } from '@mowka/web/trainer'
import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'
import type { HintNote } from '../hints/text-hints'

/** A step of the primary button that replaces "Check", for an answer made in several steps. */
export type DraftStep = {
  /** Key of the label. */
  label: ParseKeys<'trainers'>
  icon?: ReactNode
  disabled?: boolean
  busy?: boolean
  press: () => void
}

/** An unfinished answer. The core knows only this type; each view knows its own draft. */
export type AnswerDraft = {
  /** The whole sentence that is sent to be checked. */
  readonly value: string
  /** Whether there is something to check. */
  readonly ready: boolean
  /** Empties the answer. */
  clear: () => void
  /**
   * Reveals a piece of the answer and returns its note, including the replaced word and whether it only repeats;
   * `null` if there is nothing to reveal.
   */
  hint: () => HintNote | null
  /** Loads the code of hints; `null` if it is loaded, absent if hints need none. */
  loadHints?: () => Promise<void> | null
  /** The next step before a check is possible; `null` or absent if none is left. */
  readonly step?: DraftStep | null
  /** Whether the learner can continue without a result. */
  readonly isDone?: boolean
  /** Whether the right answer is visible without a check. */
  readonly showsAnswer?: boolean
  /** Called when the learner retries after a result. */
  again?: () => void
  /** Called when the exercise or the page is left; releases resources such as the microphone. */
  release?: () => void
}

/** A random number generator: from 0 up to, but not including, 1. */
export type Random = () => number

/** Variable inputs of a draft: randomness, and the lesson's other sentences, which provide wrong blocks. */
export type DraftChance = { random: Random; otherSentences: readonly Exercise[] }

/** Props of every exercise view besides its draft. */
export type ExerciseViewProps<Draft> = {
  draft: Draft
  /** Whether the answer can't be changed: while it is checked and afterwards. */
  locked: boolean
  /** The verdict; `null` before the check. */
  verdict: ResultTone | null
  /** Whether a text field is focused as soon as it accepts input. */
  takesFocus: boolean
  /** Id of the result that describes the answer; `undefined` before there is one. */
  resultId: string | undefined
}

/** Props of an answer's view besides its draft. */
export type AnswerViewProps = Omit<ExerciseViewProps<never>, 'draft'> & { lang: LangCode }

/**
 * An unfinished answer with its views. A draft and its views are combined here, so that the core renders any answer
 * without knowing its type.
 */
export type Answer = {
  draft: AnswerDraft
  /** Renders the learner's side of the exercise. */
  show: (props: AnswerViewProps) => ReactNode
  /** Renders the result; absent for the default comparison of sentences. */
  showResult?: (result: AttemptResult) => ReactNode
  /** Renders actions that replace the default ones; returns `null` for the default. */
  showActions?: (compact: boolean) => ReactNode
}

/** The position of an exercise in the session: total, remaining, and how many of these are repeats. */
export type Queue = { total: number; remaining: number; returning: number }

/** Everything a new answer gets from the trainer. */
export type AnswerPlace = DraftChance & {
  queue: Queue
  /** Submits the answer, for one that is complete without a button press. */
  submit: () => void
  /** Starts over, even after a right answer. The first success still counts. */
  redo: () => void
  /** Counts an attempt without a check, because the learner looked at the right answer. */
  attempt: () => void
  /** Records the learner's own verdict and continues. */
  judge: (isKnown: boolean) => void
}
