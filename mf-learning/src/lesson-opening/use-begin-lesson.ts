import { paths } from '@mowka/contract/routes'
import type { LessonPlace } from '@mowka/domain/lesson-place'
import { mayStartTrial } from '../access/trial'
import { useStartTrial } from '../access/use-trial'
import { useLessonStart } from './use-open-lesson'

/** A lesson that someone new begins with. */
export type LessonToBegin = LessonPlace & { isLocked: boolean }

/**
 * Opens a first lesson in writing (L-SURV-03, L-TEST-33): saves its start and returns the path to it, or null when that
 * failed. Where the lesson is locked and the account has its trial, the trial begins here: the free days are promised
 * from the first lesson on. A lesson that stays locked is opened without a start: its page says what it needs.
 */
export function useBeginLesson(failure: () => string) {
  const trial = useStartTrial(failure)
  const lessonStart = useLessonStart(failure)

  return async (lesson: LessonToBegin): Promise<string | null> => {
    const opens = lesson.isLocked && mayStartTrial()
    if (opens && !(await trial.run({})).ok) return null
    if ((opens || !lesson.isLocked) && !(await lessonStart.run(lesson)).ok) return null
    return paths.trainerWriting(lesson)
  }
}
