/** The type of items that are exercises, as it is written. Old data has it in lower case, so read it with `isExercise`. */
export const EXERCISE_ITEM = 'EXERCISE'

/** Whether an item of a lesson is an exercise; only those count toward progress (P-ENT-20, C27). */
export const isExercise = ({ type }: { type: string }): boolean => type.toUpperCase() === EXERCISE_ITEM

/** How many items of a lesson are exercises. */
export const countExercises = (items: readonly { type: string }[]): number => items.filter(isExercise).length
