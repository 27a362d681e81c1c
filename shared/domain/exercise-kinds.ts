import { type GappedSentence, gapRanges } from './gap-range'
import { wordsOf } from './sentence-words'

/** What a learner does with a sentence, whatever the mode (L-TRN-53 to L-TRN-56). */
export const exerciseKinds = [
  'FULL_SENTENCE',
  'FULL_SENTENCE_CHOOSE_BLOCKS',
  'FILL_THE_GAP',
  'FILL_THE_GAP_CHOOSE_BLOCKS',
] as const
export type ExerciseKind = (typeof exerciseKinds)[number]

/**
 * The kinds that a sentence can come in: blocks only for more than one word, gaps only where there are gaps
 * (L-PICK-03, L-PICK-04, A-CHK-07 to A-CHK-09). The whole sentence always fits.
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
