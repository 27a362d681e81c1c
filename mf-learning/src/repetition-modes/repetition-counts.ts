import type { AnswerOf } from '@mowka/contract/calls'
import { repetitionModes } from '@mowka/domain/learning-modes'

/** Repetition counts of a lesson by mode (L-RMS-07). */
export type RepetitionCounts = AnswerOf<'getRepetitionProgress'>

/** Number of repeated sentences above which an alert is shown (L-RMS-04). */
const MANY = 5

/** Total number of repeated sentences over all modes. */
export const repeatedItems = (counts: RepetitionCounts): number =>
  repetitionModes.reduce((sum, mode) => sum + counts[mode].totalNumberOfRepeatedItems, 0)

/** Whether the alert is shown: more than 5 repeated sentences (L-RMS-04). */
export const isRepeatedOften = (counts: RepetitionCounts): boolean => repeatedItems(counts) > MANY
