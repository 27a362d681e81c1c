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

/** Variable inputs of a draft: randomness, and the gap fillings of other sentences. */
export type DraftChance = { random: Random; otherGaps: readonly string[] }
