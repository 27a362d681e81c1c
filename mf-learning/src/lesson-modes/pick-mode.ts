import { outboxCall } from '@mowka/shared/api'
import { progressEvent } from '@mowka/shared/contract/progress-event'
import type { LearningMode } from '@mowka/shared/contract/schemas/progress'
import type { LessonPlace } from '@mowka/shared/domain/lesson-place'
import { outbox, track } from '@mowka/shared/platform'

/**
 * Remembers the mode in which a lesson is learned: as a progress event, which makes it the "last mode", and as a
 * tracking event (C15). Both wait in the outbox: a failure must not keep anyone from learning.
 */
export function pickMode(learningMode: LearningMode, place: LessonPlace): void {
  track('LESSON_MODE_SELECTED', { learningMode, ...place })
  const event = progressEvent('LESSON_MODE_SELECTED', { ...place, payload: { learningMode } })
  outbox.learning.post(outboxCall('postProgress', { body: event }, event.eventId))
}
