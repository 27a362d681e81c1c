import { useApi } from '@mowka/shared/api'
import { courseLessons } from './course-lessons'

/**
 * A course with its lessons and the learner's progress. Progress and recommendation are extras: without them the
 * course can still be read and opened.
 */
export function useCourseDetails(courseId: string) {
  const course = useApi('getAvailableCourse', { id: courseId })
  const lessons = useApi('getAvailableLessons', { id: courseId })
  const progress = useApi('getCourseProgress', { courseId })
  const next = useApi('getNextLesson', { courseId })
  const data = course.data && lessons.data

  return {
    course: course.data,
    lessons: course.data && lessons.data ? courseLessons(course.data, lessons.data.data, progress.data) : [],
    progress: progress.data,
    next: next.data ?? null,
    error: data ? undefined : (course.error ?? lessons.error),
    isLoading: !data || progress.isLoading || next.isLoading,
    isRetrying: course.isValidating || lessons.isValidating,
    retry: () => {
      void course.mutate()
      void lessons.mutate()
    },
  }
}
