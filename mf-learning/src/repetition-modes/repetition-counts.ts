import type { AnswerOf } from '@mowka/contract/calls'
import { repetitionModes } from '@mowka/domain/learning-modes'

/** How often a lesson was repeated, by mode (L-RMS-07). */
export type RepetitionCounts = AnswerOf<'getRepetitionProgress'>

/** More repeated sentences than this are worth an alert (L-RMS-04). */
const MANY = 5

/** The sentences that were repeated, in all modes together. */
export const repeatedItems = (counts: RepetitionCounts): number =>
  repetitionModes.reduce((sum, mode) => sum + counts[mode].totalNumberOfRepeatedItems, 0)

/** Whether the alert is shown: more than 5 sentences were repeated (L-RMS-04). */
export const isMuchRepeated = (counts: RepetitionCounts): boolean => repeatedItems(counts) > MANY
