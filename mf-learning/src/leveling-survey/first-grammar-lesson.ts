import type { Course } from '@mowka/contract/schemas/learning'
import { lessonOrder } from '@mowka/domain/lesson-place'
import type { LessonToBegin } from '../lesson-opening/use-begin-lesson'

/** Tag substring that marks a grammar course, whatever its other tags and its icon (U02). */
const GRAMMAR_TAG = 'gram'

const isAboutGrammar = ({ tags }: Pick<Course, 'tags'>): boolean =>
  tags.some((tag) => tag.toLowerCase().includes(GRAMMAR_TAG))

/** Returns the first lesson of the first A1 grammar course in list order (U02), or null. */
export function firstGrammarLesson(courses: readonly Course[]): LessonToBegin | null {
  for (const course of courses) {
    if (!course.levels.includes('A1') || !isAboutGrammar(course)) continue
    const [first] = lessonOrder(course)
    if (first) return { courseId: course._id, lessonId: first, isLocked: course.isLocked }
  }
  return null
}
