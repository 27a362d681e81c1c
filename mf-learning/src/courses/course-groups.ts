import type { Course } from '@mowka/shared/contract/schemas/learning'
import type { CourseProgressSummary } from '@mowka/shared/contract/schemas/progress'

/** A course with how far the learner is; null for one that was never started. */
export type CourseEntry = { course: Course; progress: CourseProgressSummary | null }

/** The three groups of the courses page (learner core §2). */
export type CourseGroups = { started: CourseEntry[]; recommended: CourseEntry[]; all: CourseEntry[] }

const isUnderWay = ({ progress }: CourseEntry) =>
  progress !== null && progress.startedAt !== null && progress.finishedAt === null && progress.progress < 100

/**
 * Sorts the available courses into groups. "All" is all of them; "started" is what is under way; "recommended" is
 * what the server recommends, as far as it is available, without what is already under way or done.
 */
export function groupCourses(
  courses: readonly Course[],
  progress: readonly CourseProgressSummary[],
  recommended: readonly Pick<Course, '_id'>[],
): CourseGroups {
  const byCourse = new Map(progress.map((each) => [each.courseId, each]))
  const all = courses.map((course) => ({ course, progress: byCourse.get(course._id) ?? null }))
  const recommendedIds = new Set(recommended.map((course) => course._id))
  return {
    started: all.filter(isUnderWay),
    recommended: all.filter(
      (entry) =>
        recommendedIds.has(entry.course._id) && !isUnderWay(entry) && (entry.progress?.progress ?? 0) < 100,
    ),
    all,
  }
}
