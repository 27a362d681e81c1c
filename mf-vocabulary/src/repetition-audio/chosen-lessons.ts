import { paths } from '@mowka/contract/routes'
import type { Course } from '@mowka/contract/schemas/learning'

/** The lessons selected for playback, in course order. */
export type ChosenLessons = { courseId: string; lessonIds: readonly string[] }

/** Address of the player for the selected lessons; it can be reloaded, navigated back to and shared. */
export const playerAddress = ({ courseId, lessonIds }: ChosenLessons): string =>
  paths.repetitionAudioPlayer({}, { query: { courseId, lessons: lessonIds.join(',') } })

/** Parses that address; null without lessons. */
export function parseChosenLessons(query: URLSearchParams): ChosenLessons | null {
  const courseId = query.get('courseId') ?? ''
  const lessonIds = [...new Set((query.get('lessons') ?? '').split(',').filter(Boolean))]
  return courseId && lessonIds.length > 0 ? { courseId, lessonIds } : null
}

/** Returns the course that contains a lesson, or undefined. */
export const courseOfLesson = <Known extends Pick<Course, 'lessons'>>(
  courses: readonly Known[],
  lessonId: string,
): Known | undefined => courses.find((course) => course.lessons.some((each) => each.lessonId === lessonId))
