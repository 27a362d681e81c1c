import type { Course } from '@mowka/contract/schemas/learning'
import type { CourseProgressSummary, Recommendation } from '@mowka/contract/schemas/progress'

/**
 * Returns the course to continue with after a finished one: the recommended one, else the first that isn't finished;
 * `null` if none is left.
 */
export function courseAfter(
  courseId: string,
  {
    courses,
    progress,
    next,
  }: {
    courses: readonly Course[]
    progress: readonly CourseProgressSummary[]
    next: Pick<Recommendation, 'courseId' | 'nextCourseId'> | undefined
  },
): Course | null {
  const finished = new Set(progress.flatMap((each) => (each.finishedAt === null ? [] : [each.courseId])))
  const left = courses.filter(
    ({ _id, lessons }) => _id !== courseId && lessons.length > 0 && !finished.has(_id),
  )
  const recommended = [next?.nextCourseId, next?.courseId]
    .map((id) => left.find((course) => course._id === id))
    .find((course) => course !== undefined)
  return recommended ?? left[0] ?? null
}
