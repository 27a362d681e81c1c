import type { ExerciseKind } from '@mowka/domain/exercise-kinds'

/** Whether the answer is entered in gaps, each of which shows its verdict. */
export const hasGaps = (kind: ExerciseKind): boolean => kind.startsWith('FILL_THE_GAP')

/** Whether only the words count: gaps and blocks are checked without typo tolerance (U05). */
export const isSimplified = (kind: ExerciseKind): boolean => kind !== 'FULL_SENTENCE'
