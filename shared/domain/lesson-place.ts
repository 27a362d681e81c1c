import type { Course } from '../contract/schemas/learning'

/** A lesson as a part of a course. */
export type LessonPlace = { courseId: string; lessonId: string }

/** The ids of a course's lessons in their order. */
export const lessonOrder = (course: Pick<Course, 'lessons'>): string[] =>
  [...course.lessons].sort((a, b) => a.order - b.order).map((each) => each.lessonId)
