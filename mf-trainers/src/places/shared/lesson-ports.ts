import { progressEvent } from '@mowka/contract/progress-event'
import type { LearningMode, ProgressEvent } from '@mowka/contract/schemas/progress'
import type { LessonPlace } from '@mowka/domain/lesson/lesson'
import { callApi } from '@mowka/web/api'
import type { CheckerPort, ItemsPort, RecorderPort } from '../../core/store/ports'
import { progressRecorder } from './progress-recorder'

/** The open exercises of a lesson, chosen by the server (L-TRN-30). */
export const lessonItems = ({ courseId, lessonId }: LessonPlace, total: number | null): ItemsPort => ({
  total,
  next: () => callApi('getNextExercise', { courseId, lessonId }),
  after: (exerciseId) => callApi('getNextExercise', { courseId, lessonId, after: exerciseId }),
})

const checker = (how: { isSpoken?: true }): CheckerPort => ({
  check: (exercise, userInput, isSimplified) =>
    callApi('checkAttempt', {
      body: {
        check: true,
        userInput,
        exerciseId: exercise._id,
        lang: exercise.answerLang,
        simplifiedCheck: isSimplified,
        ...how,
      },
    }),
})

/** Checks against the server's answers, including hidden alternatives (U05). */
export const lessonChecker = checker({})

/** Checks recognized speech, which isn't collected for editors. */
export const spokenChecker = checker({ isSpoken: true })

/** Records the progress of a lesson. */
export const lessonRecorder = (place: LessonPlace): RecorderPort =>
  progressRecorder(place, {
    displayed: 'EXAMPLE_DISPLAYED',
    attempted: 'EXAMPLE_ATTEMPT',
    succeeded: 'EXAMPLE_SUCCESS',
    finished: 'LESSON_FINISHED',
    finishedPayload: {},
  })

/** Creates the event for a started lesson. */
export const lessonStarted = ({ courseId, lessonId }: LessonPlace): ProgressEvent =>
  progressEvent('LESSON_STARTED', { lessonId, courseId, payload: {} })

/** Creates the event for a mode change, which sets the last mode of the lesson (C15). */
export const lessonModeSelected = (place: LessonPlace, learningMode: LearningMode): ProgressEvent =>
  progressEvent('LESSON_MODE_SELECTED', { ...place, payload: { learningMode } })
