import type { LearningMode, Recommendation } from '@mowka/contract/schemas/progress'
import type { LessonPlace } from '@mowka/domain/lesson-place'

/** What the banner offers (L-REC-01 to -05). */
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

/** Lessons go on in writing when nothing else is known (L-REC-03). */
const DEFAULT_MODE: LearningMode = 'WRITING'

/**
 * Reads a recommendation of the server. One that does not say where to go offers nothing. A lesson goes on in the last
 * mode, unless lessons cannot be learned in it (flash cards, a mode that no release has).
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

/** The sentences that are done, out of the share in percent. */
export const sentencesDone = (percent: number, total: number): number => Math.round((percent * total) / 100)
