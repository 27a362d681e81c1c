import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import type { ExerciseKind } from '@mowka/shared/domain/exercise-kinds'
import { expansionsOf } from '@mowka/shared/domain/judge/pattern'
import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'
import { BlocksDraft } from '../exercise/blocks/blocks-draft'
import type { Random } from '../exercise/blocks/scramble'
import { GapBlocksDraft } from '../exercise/gaps/gap-blocks-draft'
import { GapsDraft } from '../exercise/gaps/gaps-draft'
import { TextDraft } from '../exercise/sentence/text-draft'
import type { HintNote } from '../hints/text-hints'

/** What the one big button does for an answer that is made in several steps, instead of checking it. */
export type DraftStep = {
  /** The key of its words. */
  label: ParseKeys<'trainers'>
  icon?: ReactNode
  disabled?: boolean
  busy?: boolean
  press: () => void
}

/** An answer that is being made. The core knows no more of it than this; each view knows its own draft. */
export type AnswerDraft = {
  /** What is sent to be checked: the whole sentence. */
  readonly value: string
  /** Whether there is something to check. */
  readonly ready: boolean
  /** Takes everything away. */
  clear: () => void
  /**
   * Gives a piece of the answer and tells which; null when there is nothing to give. Says what it took away, and whether
   * it only tells the same again.
   */
  hint: () => HintNote | null
  /** The next step towards an answer that can be checked; null or absent where it only has to be checked. */
  readonly step?: DraftStep | null
  /** The learner did their part, so that going on needs no result. */
  readonly isDone?: boolean
  /** The right answer is to be seen without a check. */
  readonly showsAnswer?: boolean
  /** The learner tries again after a result. */
  again?: () => void
  /** The exercise or the page is left: gives back what the answer holds, such as a microphone. */
  release?: () => void
}

/** What differs from one time to the next: chance, and what the gaps of other sentences are filled with. */
export type DraftChance = { random: Random; otherGaps: readonly string[] }

/** Any of the drafts of the sentence trainers; `kind` tells which. */
export type SentenceDraft = TextDraft | BlocksDraft | GapsDraft | GapBlocksDraft

/** How many texts of one pattern hints lead to. */
const MOST_OF_PATTERN = 50

/** The answers that are accepted, the preferred one first and patterns written out. */
export const acceptedAnswers = (exercise: Exercise): string[] => [
  exercise.answer,
  ...exercise.alternativeAnswers.flatMap((each) => expansionsOf(each.text, MOST_OF_PATTERN)),
]

/** An empty answer to an exercise in one of its kinds. */
export function createDraft(
  exercise: Exercise,
  kind: ExerciseKind,
  { random, otherGaps }: DraftChance,
): SentenceDraft {
  switch (kind) {
    case 'FULL_SENTENCE':
      return new TextDraft(acceptedAnswers(exercise), exercise.answerLang)
    case 'FULL_SENTENCE_CHOOSE_BLOCKS':
      return new BlocksDraft(exercise, random)
    case 'FILL_THE_GAP':
      return new GapsDraft(exercise)
    case 'FILL_THE_GAP_CHOOSE_BLOCKS':
      return new GapBlocksDraft(exercise, otherGaps, random)
  }
}
