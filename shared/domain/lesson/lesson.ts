/** A lesson of a course. */
export type LessonPlace = { courseId: string; lessonId: string }

/** Returns the ids of a course's lessons in their order. */
export const lessonOrder = (course: { lessons: readonly { lessonId: string; order: number }[] }): string[] =>
  [...course.lessons].sort((a, b) => a.order - b.order).map((each) => each.lessonId)

/** The type of exercise items. Old data has it in lower case, so compare with `isExercise`. */
export const EXERCISE_ITEM = 'EXERCISE'

/** Whether an item of a lesson is an exercise; only those count toward progress (P-ENT-20, C27). */
export const isExercise = ({ type }: { type: string }): boolean => type.toUpperCase() === EXERCISE_ITEM

/** Returns the number of exercises among a lesson's items. */
export const countExercises = (items: readonly { type: string }[]): number => items.filter(isExercise).length
