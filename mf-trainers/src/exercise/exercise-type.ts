/** What the learner does, whatever the mode (L-TRN-53 to L-TRN-56). */
export const exerciseKinds = [
  'FULL_SENTENCE',
  'FULL_SENTENCE_CHOOSE_BLOCKS',
  'FILL_THE_GAP',
  'FILL_THE_GAP_CHOOSE_BLOCKS',
] as const
export type ExerciseKind = (typeof exerciseKinds)[number]

/** Whether the answer is given in gaps, which show one by one how they were. */
export const hasGaps = (kind: ExerciseKind): boolean => kind.startsWith('FILL_THE_GAP')

/** Whether only the words count: gaps and blocks are checked without tolerance for typos (U05). */
export const isSimplified = (kind: ExerciseKind): boolean => kind !== 'FULL_SENTENCE'
