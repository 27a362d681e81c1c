import { paths } from '@mowka/contract/routes'
import type { LessonPlace } from '@mowka/domain/lesson/lesson'
import { canStartTrial } from '../access/trial'
import { useStartTrial } from '../access/use-trial'
import { useLessonStart } from './use-open-lesson'

/** First lesson of a new learner. */
export type LessonToBegin = LessonPlace & { isLocked: boolean }

/**
 * Opens a first lesson in writing (L-SURV-03, L-TEST-33): saves its start and returns its path, or null if that
 * failed. If the lesson is locked and the account has its trial, the trial starts here, because it is promised from
 * the first lesson on. A lesson that stays locked is opened without saving a start; its page explains how to get
 * access.
 */
export function useBeginLesson(failure: () => string) {
  const trial = useStartTrial(failure)
  const lessonStart = useLessonStart(failure)

  return async (lesson: LessonToBegin): Promise<string | null> => {
    const opens = lesson.isLocked && canStartTrial()
    if (opens && !(await trial.run({})).ok) return null
    if ((opens || !lesson.isLocked) && !(await lessonStart.run(lesson)).ok) return null
    return paths.trainerWriting(lesson)
  }
}
