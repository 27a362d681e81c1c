import { paths } from '@mowka/contract/routes'
import type { Course } from '@mowka/contract/schemas/learning'

/** The lessons that were chosen to be listened to, in the order of their course. */
export type ChosenLessons = { courseId: string; lessonIds: readonly string[] }

/** The address of the player for chosen lessons: it can be reloaded, gone back to and sent to others. */
export const playerAddress = ({ courseId, lessonIds }: ChosenLessons): string =>
  paths.repetitionAudioPlayer({}, { query: { courseId, lessons: lessonIds.join(',') } })

/** Reads that address; null without any lesson. */
export function readChosen(query: URLSearchParams): ChosenLessons | null {
  const courseId = query.get('courseId') ?? ''
  const lessonIds = [...new Set((query.get('lessons') ?? '').split(',').filter(Boolean))]
  return courseId && lessonIds.length > 0 ? { courseId, lessonIds } : null
}

/** The course that a lesson is in; undefined for none of them. */
export const courseOfLesson = <Known extends Pick<Course, 'lessons'>>(
  courses: readonly Known[],
  lessonId: string,
): Known | undefined => courses.find((course) => course.lessons.some((each) => each.lessonId === lessonId))
