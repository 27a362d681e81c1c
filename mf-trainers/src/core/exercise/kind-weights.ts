import type { ExerciseKind } from '@mowka/domain/exercise-kinds'

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
