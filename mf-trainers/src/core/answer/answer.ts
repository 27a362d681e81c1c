import type { AttemptResult } from '@mowka/shared/contract/schemas/attempt'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { ResultTone } from '@mowka/shared/trainer'
import type { ReactNode } from 'react'
import type { AnswerDraft, DraftChance } from './answer-draft'

/** What every view of an exercise takes besides its draft. */
export type ExerciseViewProps<Draft> = {
  draft: Draft
  /** True while the answer is checked and after: nothing can be changed. */
  locked: boolean
  /** How the answer was; null before the check. */
  verdict: ResultTone | null
  /** Whether a field to type into takes the focus as soon as it can be typed into. */
  takesFocus: boolean
  /** Id of the result that describes the answer; undefined before there is one. */
  resultId: string | undefined
}

/** What the view of an answer gets besides its draft. */
export type AnswerViewProps = Omit<ExerciseViewProps<never>, 'draft'> & { lang: LangCode }

/**
 * An answer that is being made, with what shows it. Each view knows its own draft and is put together with it here, so
 * that the core draws any answer without knowing which it is.
 */
export type Answer = {
  draft: AnswerDraft
  /** The learner's side of the exercise. */
  show: (props: AnswerViewProps) => ReactNode
  /** What is said after the check; without it the sentences are compared. */
  showResult?: (result: AttemptResult) => ReactNode
  /** Takes the place of the actions next to the big button; null where the usual ones are right. */
  showActions?: (compact: boolean) => ReactNode
}

/** Where an exercise stands among the others: how many there are, how many remain with it, how many come again. */
export type Queue = { total: number; remaining: number; returning: number }

/** What an answer gets of the trainer. */
export type AnswerPlace = DraftChance & {
  queue: Queue
  /** Has the answer checked, for one that is ready without a press. */
  submit: () => void
  /** Answers once more, after a right answer as well. The first right one counts all the same. */
  redo: () => void
  /** Counts an attempt that nothing checks: the learner looked at the right answer. */
  attempt: () => void
  /** The learner judges their own answer, and the trainer goes on. */
  judge: (isKnown: boolean) => void
}
