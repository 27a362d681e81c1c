import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import type { ExerciseType } from '@mowka/shared/contract/schemas/progress'
import type { ExerciseKind } from '@mowka/shared/domain/exercise-kinds'
import type { Answer, AnswerPlace } from '../answer/answer'
import type { DraftChance } from '../answer/answer-draft'
import { hasGapChoice } from '../exercise/gaps/gap-blocks'
import type { ExercisePicker } from '../exercise/picker'
import type { ExerciseContext, TrainerPorts } from './ports'
import type { TrainerMode } from './trainer-mode'

/** The exercise on the screen. */
export type TrainerItem = Answer & {
  exercise: Exercise
  kind: ExerciseKind
  type: ExerciseType
  /** Exercises that remain, this one included. */
  remaining: number
  /** Place in the whole, from 0. */
  order: number
}

/** Makes an exercise ready to be answered, in one of the kinds that its mode and the settings allow. */
export function makeItem(
  exercise: Exercise,
  ports: Pick<TrainerPorts, 'mode' | 'settings' | 'random' | 'otherGaps'>,
  picker: ExercisePicker,
  place: Omit<AnswerPlace, keyof DraftChance>,
): TrainerItem {
  const { mode, settings, random } = ports
  const otherGaps = ports.otherGaps(exercise._id)
  const kinds = mode.kinds(exercise, settings())
  const kind = picker.pick(
    // A single block would be the answer.
    kinds.filter((each) => each !== 'FILL_THE_GAP_CHOOSE_BLOCKS' || hasGapChoice(exercise, otherGaps)),
  )
  return {
    exercise,
    kind,
    type: mode.typeOf(kind),
    ...mode.makeAnswer(exercise, kind, { random, otherGaps, ...place }),
    remaining: place.queue.remaining,
    order: place.queue.total - place.queue.remaining,
  }
}

/** What every event about an item says (L-TRN-36). */
export const contextOf = (item: TrainerItem, { name }: TrainerMode): ExerciseContext => ({
  exerciseOrder: item.order,
  exerciseId: item.exercise._id,
  learningExerciseType: item.type,
  learningMode: name,
})
