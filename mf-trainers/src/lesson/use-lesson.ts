import { useApi } from '@mowka/shared/api'
import { formatFilters } from '@mowka/shared/contract/list'
import type { Course, Lesson } from '@mowka/shared/contract/schemas/learning'
import type { LessonHelps } from '../trainer/SidePanel'
import { isNoAccess } from './no-access'

/** A lesson in its course, as far as it is known. */
export type LessonState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'missing' }
  | { state: 'locked'; title: string | null; reload: () => void }
  | { state: 'ready'; course: Course; lesson: Lesson }

/** Reads a lesson and its course. A lesson that is locked or refused is `locked` (learner core §6). */
export function useLesson(courseId: string, lessonId: string): LessonState {
  const lessons = useApi('getLesson', { filters: formatFilters({ _id: lessonId }) })
  const courses = useApi('getCourse', { id: courseId })
  const reload = () => {
    void lessons.mutate()
    void courses.mutate()
  }
  const lesson = lessons.data?.data[0]
  const course = courses.data?.data[0]
  if (isNoAccess(lessons.error) || isNoAccess(courses.error) || lesson?.isLocked)
    return { state: 'locked', title: lesson ? lesson.name.source || lesson.name.target : null, reload }
  if (lesson && course) return { state: 'ready', course, lesson }
  if (lessons.error?.status === 404 || courses.error?.status === 404) return { state: 'missing' }
  if (lessons.error || courses.error) return { state: 'failed', retry: reload }
  if (lessons.data && courses.data) return { state: 'missing' }
  return { state: 'loading' }
}

/** The words and hints of a lesson. */
export function useLessonHelps(lessonId: string): LessonHelps {
  const words = useApi('getLessonWords', { id: lessonId })
  const hints = useApi('getLessonHints', { id: lessonId, activeOnly: 'true' })
  return {
    words: words.data?.data,
    wordsFailed: words.error !== undefined,
    hints: hints.data?.data,
    hintsFailed: hints.error !== undefined,
  }
}
