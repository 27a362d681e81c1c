import type { Lesson } from '@mowka/contract/schemas/learning'
import type { LessonProgress } from '@mowka/contract/schemas/progress'

/**
 * State of a lesson (L-CDET-08 to -12): `finished` has new sentences since it was finished, `complete` is at 100
 * percent.
 */
export type LessonState = 'locked' | 'new' | 'inProgress' | 'finished' | 'complete'

/** Action of a lesson tile. */
export type LessonAction = 'buy' | 'start' | 'continue' | 'repeat'

/** Returns the state of a lesson. An opened lesson counts as started even at 0 percent (C64). */
export function lessonState(lesson: Pick<Lesson, 'isLocked'>, progress: LessonProgress | null): LessonState {
  if (lesson.isLocked) return 'locked'
  if (!progress) return 'new'
  if (progress.progress === 100) return 'complete'
  if (progress.finishedAt !== null) return 'finished'
  return progress.startedAt !== null || progress.progress > 0 ? 'inProgress' : 'new'
}

/** Returns the action of a lesson. Only a finished lesson is repeated. */
export function lessonAction(state: LessonState, progress: LessonProgress | null): LessonAction {
  if (state === 'locked') return 'buy'
  if (state === 'new') return 'start'
  return progress?.finishedAt ? 'repeat' : 'continue'
}
