import type { LearningMode, Recommendation } from '@mowka/shared/contract/schemas/progress'

/** "Continue" opens writing until a mode was chosen (L-REC-03). */
const DEFAULT_MODE: LearningMode = 'WRITING'

/** A course that the learner may see, with its active lessons in order. */
export type RecommendableCourse = { courseId: string; lessonIds: readonly string[] }

/** What a learner did in a lesson. */
export type LessonActivity = {
  lessonId: string
  /** Through which course; a lesson may be in several. */
  courseId: string | null
  isFinished: boolean
  lastMode: LearningMode | null
  lastActivity: Date
}

/**
 * Which lesson to open next (S-PROG-13). The course that was learned last decides: go on with its last lesson, or after
 * that one with the next. A course with nothing left gives way to the one before it; when every course that was begun
 * is finished, everything is.
 */
export function recommend(
  courses: readonly RecommendableCourse[],
  activities: readonly LessonActivity[],
): Recommendation {
  const recent = [...activities].sort(
    (one, other) =>
      other.lastActivity.getTime() - one.lastActivity.getTime() ||
      // Of two at the same moment, the one that can be gone on with.
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
    if (!activity.isFinished) return { type: 'LESSON_UNFINISHED', nextLessonId: null, ...found }
    const nextLessonId = lessonAfter(activity.lessonId, course, finished)
    if (nextLessonId) return { type: 'LESSON_FINISHED', nextLessonId, ...found }
    everything ??= { type: 'EVERYTHING_FINISHED', nextLessonId: null, ...found }
  }
  return (
    everything ?? {
      type: 'NOTHING_STARTED_YET',
      courseId: null,
      lessonId: null,
      nextLessonId: null,
      learningMode: null,
      lastActivity: null,
    }
  )
}

const courseOf = (activity: LessonActivity, courses: readonly RecommendableCourse[]) => {
  const holding = courses.filter((course) => course.lessonIds.includes(activity.lessonId))
  return holding.find((course) => course.courseId === activity.courseId) ?? holding[0]
}

/** The first unfinished lesson after a lesson, or else the first one that was left out before it. */
const lessonAfter = (lessonId: string, { lessonIds }: RecommendableCourse, finished: ReadonlySet<string>) => {
  const at = lessonIds.indexOf(lessonId)
  return [...lessonIds.slice(at + 1), ...lessonIds.slice(0, at)].find((each) => !finished.has(each)) ?? null
}
