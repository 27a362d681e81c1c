import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import type { Activities } from '@mowka/shared/contract/schemas/user'
import { type ExerciseKind, fittingKinds } from '@mowka/shared/domain/exercise-kinds'
import type { Random } from '../answer/answer-draft'

/** What the choice depends on besides the exercise. */
export type PickerSettings = {
  /** Kinds that the learner switched on. */
  activities: Activities
  /** The onboarding lesson at A1 or A2 keeps whole sentences available; blocks are the learner's choice (L-PICK-06). */
  keepFullSentence: boolean
}

/**
 * The kinds that an exercise can be shown in: switched on, blocks only for more than one word, gaps only where there
 * are gaps. Empty when nothing fits (L-PICK-03 to L-PICK-05).
 */
export function eligibleKinds(
  exercise: Pick<Exercise, 'answer' | 'gaps'>,
  { activities, keepFullSentence }: PickerSettings,
): ExerciseKind[] {
  const isOn: Record<ExerciseKind, boolean> = {
    FULL_SENTENCE: activities.fullSentence || keepFullSentence,
    FULL_SENTENCE_CHOOSE_BLOCKS: activities.blocks,
    FILL_THE_GAP: activities.gaps,
    FILL_THE_GAP_CHOOSE_BLOCKS: activities.gaps && activities.blocks,
  }
  return fittingKinds(exercise).filter((kind) => isOn[kind])
}

/**
 * Chooses the kind of each exercise. Remembers the last two and avoids a third alike in a row; falls back to the
 * full sentence when nothing is eligible (L-PICK-01, L-PICK-02).
 */
export class ExercisePicker {
  private lastTwo: ExerciseKind[] = []
  private readonly random: Random

  constructor(random: Random = Math.random) {
    this.random = random
  }

  /** Chooses among the kinds that fit the next exercise, and remembers the choice. */
  pick(eligible: readonly ExerciseKind[]): ExerciseKind {
    const [first, second] = this.lastTwo
    const fresh = eligible.filter((kind) => !(kind === first && kind === second))
    const choice = fresh.length > 0 ? fresh : eligible
    const kind = choice[Math.floor(this.random() * choice.length)] ?? 'FULL_SENTENCE'
    this.lastTwo = [...this.lastTwo, kind].slice(-2)
    return kind
  }
}
