import { progressEvent } from '@mowka/contract/progress-event'
import type { LessonPlace } from '@mowka/domain/lesson-place'
import { outbox } from '@mowka/kernel/platform'
import { outboxCall } from '@mowka/web/api'

/** Saves that a lesson is repeated for the first time. It waits in the outbox: the lesson opens without it. */
export function startRepetition({ courseId, lessonId }: LessonPlace): void {
  const event = progressEvent('REPETITION_STARTED', { courseId, lessonId })
  outbox.learning.post(outboxCall('postProgress', { body: event }, event.eventId))
}
