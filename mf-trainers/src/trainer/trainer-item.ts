import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import type { ExerciseType, LearningMode } from '@mowka/shared/contract/schemas/progress'
import { createDraft, type SentenceDraft } from '../exercise/answer-draft'
import { type ExerciseKind, exerciseTypeOf, isChoosingMode } from '../exercise/exercise-type'
import type { ExercisePicker } from '../exercise/picker'
import type { ExerciseContext, TrainerPorts } from './ports'

/** The exercise on the screen. */
export type TrainerItem = {
  exercise: Exercise
  kind: ExerciseKind
  type: ExerciseType
  draft: SentenceDraft
  /** Exercises that remain, this one included. */
  remaining: number
  /** Place in the whole, from 0. */
  order: number
}

/** Makes an exercise ready to be answered, in one of the kinds that its mode and the settings allow. */
export function makeItem(
  exercise: Exercise,
  { mode, settings, random }: Pick<TrainerPorts, 'mode' | 'settings' | 'random'>,
  picker: ExercisePicker,
  { remaining, total }: { remaining: number; total: number },
): TrainerItem {
  const kind = isChoosingMode(mode) ? picker.pick(exercise, settings()) : 'FULL_SENTENCE'
  return {
    exercise,
    kind,
    type: exerciseTypeOf(mode, kind),
    draft: createDraft(exercise, kind, random),
    remaining,
    order: total - remaining,
  }
}

/** What every event about an item says (learner core §3). */
export const contextOf = (item: TrainerItem, mode: LearningMode): ExerciseContext => ({
  exerciseOrder: item.order,
  exerciseId: item.exercise._id,
  learningExerciseType: item.type,
  learningMode: mode,
})
