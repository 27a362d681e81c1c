import type { CefrLevel } from '@mowka/contract/schemas/common'

/** Levels that a course may have (C20). */
export const courseLevels: readonly CefrLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']

/** Levels that a learner may be tested for or choose (L-TEST-37, L-SURV-05). */
export const learnerLevels = ['A1', 'A2', 'B1', 'B2', 'C1'] as const satisfies readonly CefrLevel[]

/** A level that a learner may choose. */
export type LearnerLevel = (typeof learnerLevels)[number]
