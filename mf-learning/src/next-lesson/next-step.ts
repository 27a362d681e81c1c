import type { LearningMode, Recommendation } from '@mowka/contract/schemas/progress'
import type { LessonPlace } from '@mowka/domain/lesson/lesson'
import { track } from '@mowka/kernel/platform'

/** Step offered by the banner (L-REC-01 to -05). */
export type NextStep =
  | { kind: 'none' }
  | { kind: 'continue'; courseId: string; lessonId: string; mode: LearningMode }
  | {
      kind: 'finished'
      courseId: string
      lessonId: string
      next: LessonPlace | null
    }
  | { kind: 'everythingFinished' }

/** Lessons continue in writing if the mode is unknown (L-REC-03). */
const DEFAULT_MODE: LearningMode = 'WRITING'

/**
 * Maps a server recommendation to a step. An incomplete one offers nothing. A lesson continues in the last mode,
 * unless lessons aren't available in it (flash cards, or a mode that no release has).
 */
export function nextStep(
  { type, courseId, lessonId, nextCourseId, nextLessonId, learningMode }: Recommendation,
  isLessonMode: (mode: LearningMode) => boolean,
): NextStep {
  if (type === 'EVERYTHING_FINISHED') return { kind: 'everythingFinished' }
  if (type === 'NOTHING_STARTED_YET' || courseId === null || lessonId === null) return { kind: 'none' }
  const mode = learningMode !== null && isLessonMode(learningMode) ? learningMode : DEFAULT_MODE
  if (type === 'LESSON_UNFINISHED') return { kind: 'continue', courseId, lessonId, mode }
  const next = nextCourseId && nextLessonId ? { courseId: nextCourseId, lessonId: nextLessonId } : null
  return { kind: 'finished', courseId, lessonId, next }
}

/** Computes the number of completed sentences from a percentage. */
export const sentencesDone = (percent: number, total: number): number => Math.round((percent * total) / 100)

/** Tracks that a course was selected on the courses page and its details opened (P-TRACK-13, P-TRACK-14). */
export function trackSelection(courseId: string): void {
  track('COURSE_SELECTED', { courseId })
  track('COURSE_SELECTED_GO_TO_DETAILS', { courseId })
}
