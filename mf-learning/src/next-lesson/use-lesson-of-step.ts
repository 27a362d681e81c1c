import { useApi } from '@mowka/shared/api'
import type { Lesson } from '@mowka/shared/contract/schemas/learning'
import type { LessonProgress } from '@mowka/shared/contract/schemas/progress'

/** A lesson with its place in the course (from 1) and how far the learner is. */
export type LessonInCourse = { lesson: Lesson; number: number; progress: LessonProgress | null }

/** Finds lessons of a course with their progress; null as a course waits. `isLoading` until the lessons are known. */
export function useLessonOfStep(courseId: string | null) {
  const lessons = useApi('getAvailableLessons', courseId === null ? null : { id: courseId })
  const progress = useApi('getCourseProgress', courseId === null ? null : { courseId })

  const find = (lessonId: string | null): LessonInCourse | null => {
    const index = lessons.data?.data.findIndex((lesson) => lesson._id === lessonId) ?? -1
    const lesson = lessons.data?.data[index]
    if (!lesson) return null
    return {
      lesson,
      number: index + 1,
      progress: progress.data?.lessons.find((each) => each.lessonId === lessonId) ?? null,
    }
  }

  return { find, isLoading: lessons.isLoading || progress.isLoading }
}
