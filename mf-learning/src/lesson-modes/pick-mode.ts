import { progressEvent } from '@mowka/contract/progress-event'
import type { LearningMode } from '@mowka/contract/schemas/progress'
import type { LessonPlace } from '@mowka/domain/lesson-place'
import { outbox, track } from '@mowka/kernel/platform'
import { outboxCall } from '@mowka/web/api'

/**
 * Saves the selected mode of a lesson as a progress event, which makes it the "last mode", and as a tracking event
 * (C15). Both go through the outbox, so a failure doesn't block learning.
 */
export function pickMode(learningMode: LearningMode, place: LessonPlace): void {
  track('LESSON_MODE_SELECTED', { learningMode, ...place })
  const event = progressEvent('LESSON_MODE_SELECTED', { ...place, payload: { learningMode } })
  outbox.learning.post(outboxCall('postProgress', { body: event }, event.eventId))
}
