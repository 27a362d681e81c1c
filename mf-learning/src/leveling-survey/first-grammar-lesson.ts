import type { Course } from '@mowka/shared/contract/schemas/learning'
import { courseKind } from '@mowka/shared/domain/course-icon'

/** Where beginners begin. */
export type FirstLesson = { courseId: string; lessonId: string; isLocked: boolean }

/**
 * The first lesson of the first A1 course about grammar, in the order of the list (U02). Null when there is none.
 */
export function firstGrammarLesson(courses: readonly Course[]): FirstLesson | null {
  for (const course of courses) {
    if (!course.levels.includes('A1') || courseKind(course.tags) !== 'grammar') continue
    const [first] = [...course.lessons].sort((a, b) => a.order - b.order)
    if (first) return { courseId: course._id, lessonId: first.lessonId, isLocked: course.isLocked }
  }
  return null
}
