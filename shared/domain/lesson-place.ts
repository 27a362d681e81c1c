/** A lesson of a course. */
export type LessonPlace = { courseId: string; lessonId: string }

/** Returns the ids of a course's lessons in their order. */
export const lessonOrder = (course: { lessons: readonly { lessonId: string; order: number }[] }): string[] =>
  [...course.lessons].sort((a, b) => a.order - b.order).map((each) => each.lessonId)
