/** What the learner does, whatever the mode (L-TRN-53 to L-TRN-56). */
export const exerciseKinds = [
  'FULL_SENTENCE',
  'FULL_SENTENCE_CHOOSE_BLOCKS',
  'FILL_THE_GAP',
  'FILL_THE_GAP_CHOOSE_BLOCKS',
] as const
export type ExerciseKind = (typeof exerciseKinds)[number]

/** Whether only the words count: gaps and blocks are checked without tolerance for typos (U05). */
export const isSimplified = (kind: ExerciseKind): boolean => kind !== 'FULL_SENTENCE'
