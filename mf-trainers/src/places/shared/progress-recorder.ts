import { progressEvent } from '@mowka/contract/progress-event'
import type { ProgressEvent, ProgressEventName } from '@mowka/contract/schemas/progress'
import { outbox } from '@mowka/kernel/platform'
import { outboxCall } from '@mowka/web/api'
import i18next from 'i18next'
import type { CheckedAttempt, ExerciseContext, RecorderPort } from '../../core/store/ports'

/** Event names of a recorder; `finishedPayload` belongs to `finished`. */
export type RecorderEvents = {
  displayed: ProgressEventName
  attempted: ProgressEventName
  succeeded: ProgressEventName
  finished: ProgressEventName
  finishedPayload: ProgressEvent['payload']
  /** Part of the payload of every event. */
  payload?: ProgressEvent['payload']
}

/** Wraps an event as an outbox call. */
const waiting = (event: ProgressEvent, said: Parameters<typeof outboxCall>[3] = {}) =>
  outboxCall('postProgress', { body: event }, event.eventId, said)

/** Records an event in the background. */
export const record = (event: ProgressEvent): void => outbox.learning.post(waiting(event))

/**
 * Records the progress of a lesson or a repetition. A retried success reuses its event. If the server refuses an
 * event for good, because an editor removed the sentence, the outbox reports it and the lesson continues; missing
 * access isn't final, since it may return. A device's verdict is sent with its answer, so that the server can judge
 * it again; if it disagrees, the learner is notified.
 */
export function progressRecorder(
  place: { lessonId: string; courseId: string | null },
  events: RecorderEvents,
): RecorderPort {
  const make = (name: ProgressEventName, payload: ProgressEvent['payload']) =>
    progressEvent(name, { ...place, payload: { ...payload, ...events.payload } })
  const kept = new Map<string, ProgressEvent>()
  const keep = (key: string, event: () => ProgressEvent) => {
    const known = kept.get(key) ?? event()
    kept.set(key, known)
    return known
  }
  /** Right answers judged only on the device, by exercise. */
  const judgedHere = new Map<string, Pick<CheckedAttempt, 'userInput' | 'deviceVerdict'>>()
  const keyOf = (context: ExerciseContext) => `${context.exerciseId} ${context.exerciseOrder}`
  return {
    displayed: (context) => {
      kept.delete(keyOf(context))
      record(make(events.displayed, context))
    },
    attempted: (context, attempt) => {
      const { userInput, deviceVerdict } = attempt ?? {}
      if (userInput !== undefined && deviceVerdict === 'RIGHT')
        judgedHere.set(keyOf(context), { userInput, deviceVerdict })
      else judgedHere.delete(keyOf(context))
      const saidWhenOverruled =
        deviceVerdict === 'WRONG' ? i18next.t('trainers:offline.overruled', { answer: userInput }) : undefined
      const event = make(events.attempted, { ...context, ...attempt })
      outbox.learning.post(waiting(event, { saidWhenOverruled }))
    },
    succeeded: async (context, { successForced, skipped }) => {
      const answer = successForced || skipped ? undefined : judgedHere.get(keyOf(context))
      const event = keep(keyOf(context), () =>
        make(events.succeeded, { ...context, successForced, ...(skipped && { skipped }), ...answer }),
      )
      const saidWhenRefused = i18next.t(
        answer ? 'trainers:offline.answerWrong' : 'trainers:trouble.answerRefused',
      )
      await outbox.learning.deliver(waiting(event, { saidWhenRefused }))
    },
    finished: async () => {
      const event = keep('finished', () => make(events.finished, events.finishedPayload))
      await outbox.learning.deliver(waiting(event))
    },
  }
}
