import { callApi } from '@mowka/shared/api'
import type { LearningMode } from '@mowka/shared/contract/schemas/progress'
import { progressEvent } from '@mowka/shared/domain/progress-event'
import { reportError, track } from '@mowka/shared/platform'
import type { LessonPlace } from '../lesson-opening/use-open-lesson'

/**
 * Remembers the mode in which a lesson is learned: as a progress event, which makes it the "last mode", and as a
 * tracking event (C15). A failure is only reported: it must not keep anybody from learning.
 */
export function pickMode(learningMode: LearningMode, place: LessonPlace): void {
  track('LESSON_MODE_SELECTED', { learningMode, ...place })
  callApi('postProgress', {
    body: progressEvent('LESSON_MODE_SELECTED', { ...place, payload: { learningMode } }),
  }).catch((error: unknown) => reportError(error, { part: 'lesson-modes' }))
}
