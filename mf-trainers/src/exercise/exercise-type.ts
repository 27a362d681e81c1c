import type { ExerciseType, LearningMode } from '@mowka/shared/contract/schemas/progress'

/** What the learner does, whatever the mode (learner core §3). */
export const exerciseKinds = [
  'FULL_SENTENCE',
  'FULL_SENTENCE_CHOOSE_BLOCKS',
  'FILL_THE_GAP',
  'FILL_THE_GAP_CHOOSE_BLOCKS',
] as const
export type ExerciseKind = (typeof exerciseKinds)[number]

/** The modes whose exercises come in several kinds. */
export type ChoosingMode = Extract<LearningMode, 'WRITING' | 'LISTENING'>

const choosingModes: readonly string[] = ['WRITING', 'LISTENING'] satisfies ChoosingMode[]

/** Whether a mode offers several kinds of exercises. */
export const isChoosingMode = (mode: LearningMode): mode is ChoosingMode => choosingModes.includes(mode)

/** The type of an exercise as events name it; modes without a choice have one type each (learner core §3). */
export function exerciseTypeOf(mode: LearningMode, kind: ExerciseKind): ExerciseType {
  if (isChoosingMode(mode)) return `${mode}_${kind}`
  if (mode === 'SPEAKING') return 'SPEAKING_FULL_SENTENCE'
  return mode === 'FLASH_CARDS' ? 'FLASH_CARD' : 'UNKNOWN'
}

/** Whether only the words count: gaps and blocks are checked without tolerance for typos (U05). */
export const isSimplified = (kind: ExerciseKind): boolean => kind !== 'FULL_SENTENCE'
