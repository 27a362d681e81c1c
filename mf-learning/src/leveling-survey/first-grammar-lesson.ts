import type { Course } from '@mowka/contract/schemas/learning'
import { lessonOrder } from '@mowka/domain/lesson-place'
import type { LessonToBegin } from '../lesson-opening/use-begin-lesson'

/** Part of a tag that makes a course one about grammar, whatever else its tags say and its icon shows (U02). */
const GRAMMAR_TAG = 'gram'

const isAboutGrammar = ({ tags }: Pick<Course, 'tags'>): boolean =>
  tags.some((tag) => tag.toLowerCase().includes(GRAMMAR_TAG))

/**
 * The first lesson of the first A1 course about grammar, in the order of the list (U02). Null when there is none.
 */
export function firstGrammarLesson(courses: readonly Course[]): LessonToBegin | null {
  for (const course of courses) {
    if (!course.levels.includes('A1') || !isAboutGrammar(course)) continue
    const [first] = lessonOrder(course)
    if (first) return { courseId: course._id, lessonId: first, isLocked: course.isLocked }
  }
  return null
}
