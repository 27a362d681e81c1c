/** Levels of the Common European Framework, in ascending order (C20). */
export const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
