import type { Exercise } from '@mowka/contract/schemas/learning'
import type { ExerciseType } from '@mowka/contract/schemas/progress'
import type { ExerciseKind } from '@mowka/domain/exercise/exercise-kinds'
import type { Answer, AnswerPlace, DraftChance } from '../answer/answer'
import { gapsOf, hasGapChoice } from '../exercise/gaps/gap-blocks'
import { ExercisePicker } from '../exercise/picker'
import type { CheckedAnswer, CheckedAttempt, ExerciseContext, TrainerPorts } from './ports'
import type { TrainerMode } from './trainer-mode'

/** The exercise on the screen. */
export type TrainerItem = Answer & {
  exercise: Exercise
  kind: ExerciseKind
  type: ExerciseType
  /** Remaining exercises, including this one. */
  remaining: number
  /** Position in the session, from 0. */
  order: number
}

/** Creates the exercises of a session. */
export class ItemMaker {
  readonly #ports: Pick<TrainerPorts, 'mode' | 'settings' | 'random' | 'otherSentences' | 'hasNewSentences'>
  readonly #picker: ExercisePicker
  readonly #shownIds = new Set<string>()

  constructor(ports: TrainerPorts) {
    this.#ports = ports
    this.#picker = new ExercisePicker(ports.random)
  }

  /** Makes an exercise ready to be answered, in a kind that the mode and the settings allow. */
  make(exercise: Exercise, place: Omit<AnswerPlace, keyof DraftChance>): TrainerItem {
    const { mode, settings, random } = this.#ports
    const otherSentences = this.#ports.otherSentences(exercise._id)
    const pickerSettings = settings()
    const kinds = mode.kinds(exercise, pickerSettings)
    const order = place.queue.total - place.queue.remaining
    const isNew = this.#ports.hasNewSentences() && !this.#shownIds.has(exercise._id)
    this.#shownIds.add(exercise._id)
    const isBeginning = pickerSettings.keepFullSentence && order === 0
    const kind = this.#picker.pick(
      // A single block would give the answer away.
      kinds.filter(
        (each) => each !== 'FILL_THE_GAP_CHOOSE_BLOCKS' || hasGapChoice(exercise, gapsOf(otherSentences)),
      ),
      isNew ? (isBeginning ? 'beginning' : 'new') : 'known',
    )
    return {
      exercise,
      kind,
      type: mode.typeOf(kind),
      ...mode.makeAnswer(exercise, kind, { random, otherSentences, ...place }),
      remaining: place.queue.remaining,
      order,
    }
  }
}

/** Returns the fields of every event about an item (L-TRN-36). */
export const contextOf = (item: TrainerItem, { name }: TrainerMode): ExerciseContext => ({
  exerciseOrder: item.order,
  exerciseId: item.exercise._id,
  learningExerciseType: item.type,
  learningMode: name,
})

/** Returns the checked attempt that is recorded, with the device's own verdict if it judged. */
export const attemptOf = (
  item: TrainerItem,
  userInput: string,
  { isSuccess, isOfDevice }: CheckedAnswer,
): CheckedAttempt => ({
  userInput,
  expectedResult: item.exercise.answer,
  ...(isOfDevice ? { deviceVerdict: isSuccess ? 'RIGHT' : 'WRONG' } : {}),
})
