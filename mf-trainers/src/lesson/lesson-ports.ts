import { callApi, outboxCall } from '@mowka/shared/api'
import type { ProgressEvent, ProgressEventName } from '@mowka/shared/contract/schemas/progress'
import type { LessonPlace } from '@mowka/shared/domain/lesson-place'
import { progressEvent } from '@mowka/shared/domain/progress-event'
import { outbox } from '@mowka/shared/platform'
import i18next from 'i18next'
import type { CheckerPort, ExerciseContext, ItemsPort, RecorderPort } from '../trainer/ports'

/** The exercises of a lesson that are not done yet; the server chooses (L-TRN-30). */
export const lessonItems = ({ courseId, lessonId }: LessonPlace, total: number | null): ItemsPort => ({
  total,
  next: () => callApi('getNextExercise', { courseId, lessonId }),
  after: (exerciseId) => callApi('getNextExercise', { courseId, lessonId, after: exerciseId }),
})

/** The server judges by its own answer and alternatives, hidden ones too (U05). */
export const lessonChecker: CheckerPort = {
  check: (exercise, userInput, isSimplified) =>
    callApi('checkAttempt', {
      body: {
        check: true,
        userInput,
        exerciseId: exercise._id,
        lang: exercise.answerLang,
        simplifiedCheck: isSimplified,
      },
    }),
}

/** Hands an event to the outbox as a call. */
const waiting = (event: ProgressEvent, saidWhenRefused?: string) =>
  outboxCall('postProgress', { body: event }, event.eventId, saidWhenRefused)

/** Records an event in the background. */
export const record = (event: ProgressEvent): void => outbox.learning.post(waiting(event))

/**
 * Writes the history of a lesson. The same success keeps its event over all retries. What the server refuses for good,
 * because an editor has taken the sentence out of the lesson meanwhile, no retry helps: the outbox says so, and the
 * lesson goes on. Missing access is no such refusal: it may come back.
 */
export function lessonRecorder({ courseId, lessonId }: LessonPlace): RecorderPort {
  const make = (name: ProgressEventName, payload: ProgressEvent['payload'] = {}) =>
    progressEvent(name, { lessonId, courseId, payload })
  const kept = new Map<string, ProgressEvent>()
  const keep = (key: string, event: () => ProgressEvent) => {
    const known = kept.get(key) ?? event()
    kept.set(key, known)
    return known
  }
  const keyOf = (context: ExerciseContext) => `${context.exerciseId} ${context.exerciseOrder}`
  return {
    displayed: (context) => {
      kept.delete(keyOf(context))
      record(make('EXAMPLE_DISPLAYED', context))
    },
    attempted: (context, attempt) => record(make('EXAMPLE_ATTEMPT', { ...context, ...attempt })),
    succeeded: async (context, { successForced }) => {
      const event = keep(keyOf(context), () => make('EXAMPLE_SUCCESS', { ...context, successForced }))
      await outbox.learning.deliver(waiting(event, i18next.t('trainers:trouble.answerRefused')))
      kept.delete(keyOf(context))
    },
    finished: async () => {
      await outbox.learning.deliver(waiting(keep('finished', () => make('LESSON_FINISHED'))))
    },
  }
}

/** Says that a lesson was begun. */
export const lessonStarted = ({ courseId, lessonId }: LessonPlace): ProgressEvent =>
  progressEvent('LESSON_STARTED', { lessonId, courseId, payload: {} })
