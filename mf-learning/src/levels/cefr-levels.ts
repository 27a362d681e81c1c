import type { CefrLevel } from '@mowka/contract/schemas/common'

/** Levels of courses (C20). */
export const courseLevels: readonly CefrLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']

/** Returns the other course levels, nearest first; of two equally near ones the easier one first. */
export function nearestLevels(level: CefrLevel): CefrLevel[] {
  const own = courseLevels.indexOf(level)
  const distance = (each: CefrLevel) => Math.abs(courseLevels.indexOf(each) - own)
  return courseLevels.filter((each) => each !== level).sort((a, b) => distance(a) - distance(b))
}

/** Levels that can be tested or chosen (L-TEST-37, L-SURV-05). */
export const learnerLevels = ['A1', 'A2', 'B1', 'B2', 'C1'] as const satisfies readonly CefrLevel[]

/** A level that a learner can choose. */
export type LearnerLevel = (typeof learnerLevels)[number]
