import type { LearningMode, Recommendation } from '@mowka/contract/schemas/progress'

/** The mode of "Continue" until the learner chooses one (L-REC-03). */
const DEFAULT_MODE: LearningMode = 'WRITING'

/** A course that the learner may see, with its published lessons in order. */
export type RecommendableCourse = {
  courseId: string
  lessonIds: readonly string[]
  /** Whether the learner may open it now. A locked course is never recommended. */
  isOpen: boolean
}

/** The learner's activity in a lesson. */
export type LessonActivity = {
  lessonId: string
  /** The course through which it was learned, since a lesson may be in several. */
  courseId: string | null
  isFinished: boolean
  lastMode: LearningMode | null
  lastActivity: Date
}

/**
 * Recommends the next lesson (S-PROG-12, S-PROG-13). The course learned most recently comes first: its last lesson if
 * that is unfinished, otherwise the next one. A finished course gives way to the one learned before it, then to the
 * next course in order. Everything is finished only if no open course has an unfinished lesson (C63).
 */
export function recommend(
  courses: readonly RecommendableCourse[],
  activities: readonly LessonActivity[],
): Recommendation {
  const recent = [...activities].sort(
    (one, other) =>
      other.lastActivity.getTime() - one.lastActivity.getTime() ||
      // Of two with the same time, the unfinished one.
      Number(one.isFinished) - Number(other.isFinished),
  )
  const finished = new Set(activities.filter((each) => each.isFinished).map((each) => each.lessonId))
  const tried = new Set<string>()
  let everything: Recommendation | null = null
  for (const activity of recent) {
    const course = courseOf(activity, courses)
    if (!course || tried.has(course.courseId)) continue
    tried.add(course.courseId)
    const found = {
      courseId: course.courseId,
      lessonId: activity.lessonId,
      learningMode: activity.lastMode ?? DEFAULT_MODE,
      lastActivity: activity.lastActivity.toISOString(),
    }
    if (!activity.isFinished)
      return { type: 'LESSON_UNFINISHED', nextCourseId: null, nextLessonId: null, ...found }
    const nextLessonId = lessonAfter(activity.lessonId, course, finished)
    if (nextLessonId)
      return { type: 'LESSON_FINISHED', nextCourseId: course.courseId, nextLessonId, ...found }
    everything ??= { type: 'EVERYTHING_FINISHED', nextCourseId: null, nextLessonId: null, ...found }
  }
  if (!everything) return nothingStarted
  const next = firstOfNextCourse(everything.courseId, courses, finished)
  return next ? { ...everything, type: 'LESSON_FINISHED', ...next } : everything
}

const nothingStarted: Recommendation = {
  type: 'NOTHING_STARTED_YET',
  courseId: null,
  lessonId: null,
  nextCourseId: null,
  nextLessonId: null,
  learningMode: null,
  lastActivity: null,
}

/** The first unfinished lesson of the next open course that has one. */
function firstOfNextCourse(
  courseId: string | null,
  courses: readonly RecommendableCourse[],
  finished: ReadonlySet<string>,
): { nextCourseId: string; nextLessonId: string } | null {
  const at = courses.findIndex((course) => course.courseId === courseId)
  for (const course of [...courses.slice(at + 1), ...courses.slice(0, at)]) {
    const nextLessonId = course.lessonIds.find((lessonId) => !finished.has(lessonId))
    if (course.isOpen && nextLessonId) return { nextCourseId: course.courseId, nextLessonId }
  }
  return null
}

const courseOf = (activity: LessonActivity, courses: readonly RecommendableCourse[]) => {
  const holding = courses.filter((course) => course.lessonIds.includes(activity.lessonId))
  return holding.find((course) => course.courseId === activity.courseId) ?? holding[0]
}

/** The first unfinished lesson after a lesson, otherwise the first skipped one before it. */
const lessonAfter = (lessonId: string, { lessonIds }: RecommendableCourse, finished: ReadonlySet<string>) => {
  const at = lessonIds.indexOf(lessonId)
  return [...lessonIds.slice(at + 1), ...lessonIds.slice(0, at)].find((each) => !finished.has(each)) ?? null
}
