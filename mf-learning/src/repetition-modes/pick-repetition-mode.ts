import { progressEvent } from '@mowka/contract/progress-event'
import type { LearningMode } from '@mowka/contract/schemas/progress'
import { outbox, track } from '@mowka/kernel/platform'
import { outboxCall } from '@mowka/web/api'

/**
 * Saves the mode in which a lesson is repeated, as a progress event, which begins a new session where the last one is
 * over, and as a tracking event (L-RMS-06, C15). Both wait in the outbox: a failure must not keep anyone from
 * repeating.
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
