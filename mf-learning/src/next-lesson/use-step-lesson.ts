import type { Lesson } from '@mowka/contract/schemas/learning'
import type { LessonProgress } from '@mowka/contract/schemas/progress'
import { optional, read, useReads } from '@mowka/web/api'

/** A lesson with its number in the course (from 1) and the learner's progress. */
export type LessonInCourse = { lesson: Lesson; number: number; progress: LessonProgress | null }

/**
 * Returns a lookup of a course's lessons with their progress; with a null course nothing is loaded. `isLoading` until
 * the lessons are loaded.
 */
export function useStepLesson(courseId: string | null) {
  const reads = useReads({
    lessons: read('getAvailableLessons', courseId === null ? null : { id: courseId }),
    progress: optional('getCourseProgress', courseId === null ? null : { courseId }),
  })
  const data = reads.state === 'ready' ? reads.data : undefined

  const find = (lessonId: string | null): LessonInCourse | null => {
    const index = data?.lessons.data.findIndex((lesson) => lesson._id === lessonId) ?? -1
    const lesson = data?.lessons.data[index]
    if (!lesson) return null
    return {
      lesson,
      number: index + 1,
      progress: data?.progress?.lessons.find((each) => each.lessonId === lessonId) ?? null,
    }
  }

  return { find, isLoading: courseId !== null && reads.state === 'loading' }
}
