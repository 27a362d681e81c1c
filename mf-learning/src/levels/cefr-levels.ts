import type { CefrLevel } from '@mowka/contract/schemas/common'

/** Levels of courses (C20). */
export const courseLevels: readonly CefrLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']

/** Levels that can be tested or chosen (L-TEST-37, L-SURV-05). */
export const learnerLevels = ['A1', 'A2', 'B1', 'B2', 'C1'] as const satisfies readonly CefrLevel[]

/** A level that a learner can choose. */
export type LearnerLevel = (typeof learnerLevels)[number]
