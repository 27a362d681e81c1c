import { outboxCall } from '@mowka/shared/api'
import { progressEvent } from '@mowka/shared/contract/progress-event'
import type { LessonPlace } from '@mowka/shared/domain/lesson-place'
import { outbox } from '@mowka/shared/platform'

/** Saves that a lesson is repeated for the first time. It waits in the outbox: the lesson opens without it. */
export function startRepetition({ courseId, lessonId }: LessonPlace): void {
  const event = progressEvent('REPETITION_STARTED', { courseId, lessonId })
  outbox.learning.post(outboxCall('postProgress', { body: event }, event.eventId))
}
