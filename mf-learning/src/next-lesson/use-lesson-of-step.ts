import type { Lesson } from '@mowka/contract/schemas/learning'
import type { LessonProgress } from '@mowka/contract/schemas/progress'
import { optional, read, useReads } from '@mowka/web/api'

/** A lesson with its place in the course (from 1) and how far the learner is. */
export type LessonInCourse = { lesson: Lesson; number: number; progress: LessonProgress | null }

/** Finds lessons of a course with their progress; null as a course waits. `isLoading` until the lessons are known. */
export function useLessonOfStep(courseId: string | null) {
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
