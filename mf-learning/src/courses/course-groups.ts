import type { CefrLevel } from '@mowka/contract/schemas/common'
import type { Course } from '@mowka/contract/schemas/learning'
import type { CourseProgressSummary } from '@mowka/contract/schemas/progress'
import type { LearningReason } from '@mowka/domain/user/preferences'
import { courseLevels, nearestLevels } from '../levels/cefr-levels'
import { suits } from './reasons'

/** A course with the learner's progress; null if never started. */
export type CourseEntry = { course: Course; progress: CourseProgressSummary | null }

/** The groups of the courses page (L-CRS-02); each course is in exactly one. */
export type CourseGroups = {
  /** In the order of pinning, in progress or not. */
  pinned: CourseEntry[]
  started: CourseEntry[]
  /** Recommended by the server after a leveling test. */
  recommended: CourseEntry[]
  /** Courses of the learner's self-assessed level; only without recommendations. */
  ofLevel: CourseEntry[]
  /** Courses of the nearest level if no course has the learner's level; `null` otherwise. */
  nearest: { level: CefrLevel; entries: CourseEntry[] } | null
  /** All others, nearest to the learner's level first, finished ones last. */
  others: CourseEntry[]
}

const isUnderWay = ({ progress }: CourseEntry) =>
  progress !== null && progress.startedAt !== null && progress.finishedAt === null && progress.progress < 100

const isDone = ({ progress }: CourseEntry) => progress?.progress === 100

/** Number of levels between a course and the learner; 0 without a level. */
function distance(course: Pick<Course, 'levels'>, level: CefrLevel | null): number {
  if (level === null) return 0
  const own = courseLevels.indexOf(level)
  return Math.min(...course.levels.map((each) => Math.abs(courseLevels.indexOf(each) - own)))
}

const hasLevel =
  (level: CefrLevel) =>
  ({ course }: CourseEntry) =>
    course.levels.includes(level)

/** Returns the open courses of the nearest level; `null` if a course has the level itself. */
function nearestTo(
  level: CefrLevel,
  all: readonly CourseEntry[],
  open: readonly CourseEntry[],
): CourseGroups['nearest'] {
  if (all.some(hasLevel(level))) return null
  const nearest = nearestLevels(level).find((each) => open.some(hasLevel(each)))
  return nearest ? { level: nearest, entries: open.filter(hasLevel(nearest)) } : null
}

/**
 * Groups the available courses. "Started" are courses in progress; "recommended" are the server's recommendations
 * that are available; both exclude finished ones. `pinnedIds` are in the order of pinning. Of courses that are equally
 * near to the level, those that suit the learner's reason come first.
 */
export function groupCourses(
  courses: readonly Course[],
  progress: readonly CourseProgressSummary[],
  recommended: readonly Pick<Course, '_id'>[],
  level: CefrLevel | null,
  pinnedIds: readonly string[] = [],
  reason: LearningReason | null = null,
): CourseGroups {
  const byCourse = new Map(progress.map((each) => [each.courseId, each]))
  const all = courses.map((course) => ({ course, progress: byCourse.get(course._id) ?? null }))
  const recommendedIds = new Set(recommended.map((course) => course._id))
  const pinned = pinnedIds.flatMap((id) => all.filter(({ course }) => course._id === id))
  const unpinned = all.filter((entry) => !pinned.includes(entry))
  const started = unpinned.filter(isUnderWay)
  const suitable = ({ course }: CourseEntry) => Number(reason !== null && suits(reason, course))
  const open = unpinned
    .filter((entry) => !isUnderWay(entry) && !isDone(entry))
    .sort((a, b) => suitable(b) - suitable(a))
  const chosen = open.filter(({ course }) => recommendedIds.has(course._id))
  const ofLevel =
    level !== null && chosen.length === 0 ? open.filter(({ course }) => course.levels.includes(level)) : []
  const nearest = level !== null && chosen.length === 0 ? nearestTo(level, all, open) : null
  const shown = new Set([...pinned, ...started, ...chosen, ...ofLevel, ...(nearest?.entries ?? [])])
  return {
    pinned,
    started,
    recommended: chosen,
    ofLevel,
    nearest,
    others: all
      .filter((entry) => !shown.has(entry))
      .sort(
        (a, b) =>
          Number(isDone(a)) - Number(isDone(b)) ||
          distance(a.course, level) - distance(b.course, level) ||
          suitable(b) - suitable(a),
      ),
  }
}
