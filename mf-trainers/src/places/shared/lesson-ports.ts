import { callApi } from '@mowka/shared/api'
import { progressEvent } from '@mowka/shared/contract/progress-event'
import type { LearningMode, ProgressEvent } from '@mowka/shared/contract/schemas/progress'
import type { LessonPlace } from '@mowka/shared/domain/lesson-place'
import type { CheckerPort, ItemsPort, RecorderPort } from '../../core/store/ports'
import { progressRecorder } from './progress-recorder'

/** The exercises of a lesson that are not done yet; the server chooses (L-TRN-30). */
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

/** The server judges by its own answer and alternatives, hidden ones too (U05). */
export const lessonChecker = checker({})

/** The same for what was heard: it is no answer that editors would read. */
export const spokenChecker = checker({ isSpoken: true })

/** Writes the history of a lesson. */
export const lessonRecorder = (place: LessonPlace): RecorderPort =>
  progressRecorder(place, {
    displayed: 'EXAMPLE_DISPLAYED',
    attempted: 'EXAMPLE_ATTEMPT',
    succeeded: 'EXAMPLE_SUCCESS',
    finished: 'LESSON_FINISHED',
    finishedPayload: {},
  })

/** Says that a lesson was begun. */
export const lessonStarted = ({ courseId, lessonId }: LessonPlace): ProgressEvent =>
  progressEvent('LESSON_STARTED', { lessonId, courseId, payload: {} })

/** Says that a lesson goes on in another mode, which is its last one then (C15). */
export const lessonModeSelected = (place: LessonPlace, learningMode: LearningMode): ProgressEvent =>
  progressEvent('LESSON_MODE_SELECTED', { ...place, payload: { learningMode } })
