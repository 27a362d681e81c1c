import type { Exercise } from '@mowka/contract/schemas/learning'
import type { Activities } from '@mowka/contract/schemas/user'
import { type ExerciseKind, fittingKinds } from '@mowka/domain/exercise/exercise-kinds'
import type { Random } from '../answer/answer'

/** Whether the answer is entered in gaps, each of which shows its verdict. */
export const hasGaps = (kind: ExerciseKind): boolean => kind.startsWith('FILL_THE_GAP')

/** Whether only the words count: gaps and blocks are checked without typo tolerance (U05). */
export const isSimplified = (kind: ExerciseKind): boolean => kind !== 'FULL_SENTENCE'

/** How well the learner knows a sentence. `beginning`: it is new and the first task of a beginner. */
export type Familiarity = 'beginning' | 'new' | 'known'

type WeightedKind = { kind: ExerciseKind; weight: number }

/** Weights for a new sentence: recognizing comes before producing. */
const newSentence: Record<ExerciseKind, number> = {
  FULL_SENTENCE_CHOOSE_BLOCKS: 4,
  FILL_THE_GAP_CHOOSE_BLOCKS: 3,
  FILL_THE_GAP: 2,
  FULL_SENTENCE: 1,
}

/** The first task of a beginner: the first group with an eligible kind, from recognizing to producing. */
const beginning: readonly (readonly ExerciseKind[])[] = [
  ['FULL_SENTENCE_CHOOSE_BLOCKS', 'FILL_THE_GAP_CHOOSE_BLOCKS'],
  ['FILL_THE_GAP'],
]

/**
 * Returns the kinds to draw from with their weights. Known sentences have equal weights; a beginner never types the
 * first sentence unless no other kind is eligible.
 */
export function weightedKinds(eligible: readonly ExerciseKind[], familiarity: Familiarity): WeightedKind[] {
  if (familiarity === 'known') return eligible.map((kind) => ({ kind, weight: 1 }))
  const groups = beginning.map((group) => eligible.filter((kind) => group.includes(kind)))
  const gentle = familiarity === 'beginning' ? groups.find(({ length }) => length > 0) : undefined
  return (gentle ?? eligible).map((kind) => ({ kind, weight: newSentence[kind] }))
}

/** Draws a kind by weight; `random` is at least 0 and below 1. Returns `undefined` if there are no kinds. */
export function drawKind(weighted: readonly WeightedKind[], random: number): ExerciseKind | undefined {
  let rest = random * weighted.reduce((sum, { weight }) => sum + weight, 0)
  for (const { kind, weight } of weighted) {
    rest -= weight
    if (rest < 0) return kind
  }
  return weighted.at(-1)?.kind
}

/** Settings that affect the choice. */
export type PickerSettings = {
  /** Kinds that the learner enabled. */
  activities: Activities
  /**
   * Full sentences stay available in the A1 or A2 onboarding lesson; blocks remain the learner's choice (L-PICK-06).
   */
  keepFullSentence: boolean
}

/**
 * Returns the eligible kinds of an exercise: enabled ones, blocks only for more than one word, gaps only if there are
 * any; may be empty (L-PICK-03 to L-PICK-05).
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
 * Picks the kind of each exercise by weight. Avoids the same kind three times in a row and falls back to the full
 * sentence if none is eligible (L-PICK-01, L-PICK-02).
 */
export class ExercisePicker {
  private lastTwo: ExerciseKind[] = []
  private readonly random: Random

  constructor(random: Random = Math.random) {
    this.random = random
  }

  /** Picks one of the eligible kinds and remembers it. */
  pick(eligible: readonly ExerciseKind[], familiarity: Familiarity): ExerciseKind {
    const [first, second] = this.lastTwo
    const fresh = eligible.filter((kind) => !(kind === first && kind === second))
    const choice = fresh.length > 0 ? fresh : eligible
    const kind = drawKind(weightedKinds(choice, familiarity), this.random()) ?? 'FULL_SENTENCE'
    this.lastTwo = [...this.lastTwo, kind].slice(-2)
    return kind
  }
}
