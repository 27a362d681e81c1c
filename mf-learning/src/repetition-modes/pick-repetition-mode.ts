import { progressEvent } from '@mowka/contract/progress-event'
import type { LearningMode } from '@mowka/contract/schemas/progress'
import { outbox, track } from '@mowka/kernel/platform'
import { outboxCall } from '@mowka/web/api'

/**
 * Saves the selected repetition mode as a progress event, which starts a new session if the last one is over, and as
 * a tracking event (L-RMS-06, C15). Both go through the outbox, so a failure doesn't block repeating.
 */
export function pickRepetitionMode(learningMode: LearningMode, lessonId: string): void {
  track('REPETITION_MODE_SELECTED', { learningMode, lessonId })
  const event = progressEvent('REPETITION_MODE_SELECTED', {
    lessonId,
    courseId: null,
    payload: { learningMode },
  })
  outbox.learning.post(outboxCall('postProgress', { body: event }, event.eventId))
}
