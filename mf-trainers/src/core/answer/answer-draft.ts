import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'
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

/** A source of chance: from 0 up to, but not including, 1. */
export type Random = () => number

/** What differs from one time to the next: chance, and what the gaps of other sentences are filled with. */
export type DraftChance = { random: Random; otherGaps: readonly string[] }
