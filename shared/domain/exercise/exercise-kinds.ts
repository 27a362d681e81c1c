import { type GappedSentence, gapRanges } from './gaps'

/** The words of a sentence, including adjacent punctuation. */
export const wordsOf = (sentence: string): string[] => sentence.trim().split(/\s+/u).filter(Boolean)

/** The task for a sentence, independent of the learning mode (L-TRN-53 to L-TRN-56). */
export const exerciseKinds = [
  'FULL_SENTENCE',
  'FULL_SENTENCE_CHOOSE_BLOCKS',
  'FILL_THE_GAP',
  'FILL_THE_GAP_CHOOSE_BLOCKS',
] as const
export type ExerciseKind = (typeof exerciseKinds)[number]

/**
 * Returns the kinds possible for a sentence: blocks need more than one word, gaps need gap ranges (L-PICK-03,
 * L-PICK-04, A-CHK-07 to A-CHK-09). The full sentence is always possible.
 */
export function fittingKinds(exercise: GappedSentence): ExerciseKind[] {
  const hasBlocks = wordsOf(exercise.answer).length > 1
  const hasGaps = gapRanges(exercise).length > 0
  return exerciseKinds.filter(
    (kind) =>
      kind === 'FULL_SENTENCE' ||
      ((hasBlocks || !kind.endsWith('CHOOSE_BLOCKS')) && (hasGaps || !kind.startsWith('FILL_THE_GAP'))),
  )
}
