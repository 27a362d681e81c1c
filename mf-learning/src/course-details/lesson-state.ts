import type { Lesson } from '@mowka/contract/schemas/learning'
import type { LessonProgress } from '@mowka/contract/schemas/progress'

/**
 * The state of a lesson (L-CDET-08 to -12): `finished` is one that was finished and got new sentences since, `complete`
 * is at 100 percent.
 */
export type LessonState = 'locked' | 'new' | 'inProgress' | 'finished' | 'complete'

/** What its tile offers. */
export type LessonAction = 'buy' | 'start' | 'continue' | 'repeat'

/** The state of a lesson's tile. One that was opened counts as started, at 0 percent too (C64). */
export function lessonState(lesson: Pick<Lesson, 'isLocked'>, progress: LessonProgress | null): LessonState {
  if (lesson.isLocked) return 'locked'
  if (!progress) return 'new'
  if (progress.progress === 100) return 'complete'
  if (progress.finishedAt !== null) return 'finished'
  return progress.startedAt !== null || progress.progress > 0 ? 'inProgress' : 'new'
}

/** The action of a lesson's tile. Only a finished lesson is repeated. */
export function lessonAction(state: LessonState, progress: LessonProgress | null): LessonAction {
  if (state === 'locked') return 'buy'
  if (state === 'new') return 'start'
  return progress?.finishedAt ? 'repeat' : 'continue'
}
