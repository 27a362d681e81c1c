import { callApi } from '@mowka/shared/api'
import type { ProgressEvent, ProgressEventName } from '@mowka/shared/contract/schemas/progress'
import { progressEvent } from '@mowka/shared/domain/progress-event'
import { isSimplified } from '../exercise/exercise-type'
import type { CheckerPort, ExerciseContext, ItemsPort, RecorderPort } from '../trainer/ports'
import { type EventQueue, isRefused } from './event-queue'
import { isNoAccess } from './no-access'

/** A lesson as a part of a course. */
export type LessonPlace = { courseId: string; lessonId: string }

/** The exercises of a lesson that are not done yet; the server chooses (learner core §4). */
export const lessonItems = ({ courseId, lessonId }: LessonPlace, total: number | null): ItemsPort => ({
  total,
  next: () => callApi('getNextExercise', { courseId, lessonId }),
})

/** The server judges by its own answer and alternatives, hidden ones too (U05). */
export const lessonChecker: CheckerPort = {
  check: (exercise, userInput, kind) =>
    callApi('checkAttempt', {
      body: {
        check: true,
        userInput,
        exerciseId: exercise._id,
        lang: exercise.answerLang,
        simplifiedCheck: isSimplified(kind),
      },
    }),
}

/**
 * Writes the history of a lesson. The same success keeps its event over all retries. What the server refuses for good,
 * because an editor has taken the sentence out of the lesson meanwhile, no retry helps: `answerRefused` says so, and the
 * lesson goes on. Missing access is no such refusal: it may come back.
 */
export function lessonRecorder(
  { courseId, lessonId }: LessonPlace,
  queue: EventQueue,
  answerRefused: () => void,
): RecorderPort {
  const make = (name: ProgressEventName, payload: ProgressEvent['payload'] = {}) =>
    progressEvent(name, { lessonId, courseId, payload })
  const kept = new Map<string, ProgressEvent>()
  const keep = (key: string, event: () => ProgressEvent) => {
    const known = kept.get(key) ?? event()
    kept.set(key, known)
    return known
  }
  /** Delivers an event; false when the server will never take it. */
  const deliver = async (event: ProgressEvent): Promise<boolean> => {
    try {
      await queue.deliver(event)
      return true
    } catch (error) {
      if (!isRefused(error) || isNoAccess(error)) throw error
      return false
    }
  }
  const keyOf = (context: ExerciseContext) => `${context.exerciseId} ${context.exerciseOrder}`
  return {
    displayed: (context) => {
      kept.delete(keyOf(context))
      queue.push(make('EXAMPLE_DISPLAYED', context))
    },
    attempted: (context, attempt) => queue.push(make('EXAMPLE_ATTEMPT', { ...context, ...attempt })),
    succeeded: async (context, { successForced }) => {
      const event = keep(keyOf(context), () => make('EXAMPLE_SUCCESS', { ...context, successForced }))
      if (!(await deliver(event))) answerRefused()
      kept.delete(keyOf(context))
    },
    finished: async () => {
      await deliver(keep('finished', () => make('LESSON_FINISHED')))
    },
  }
}

/** Says that a lesson was begun. */
export const lessonStarted = ({ courseId, lessonId }: LessonPlace): ProgressEvent =>
  progressEvent('LESSON_STARTED', { lessonId, courseId, payload: {} })
