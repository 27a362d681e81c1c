import type { AttemptResult } from '@mowka/contract/schemas/attempt'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { ResultTone } from '@mowka/web/trainer'
import type { ReactNode } from 'react'
import type { AnswerDraft, DraftChance } from './answer-draft'

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
