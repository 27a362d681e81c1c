import type { AnswerOf } from '@mowka/contract/calls'
import { hasPage } from '@mowka/kernel/platform'
import { optional, type ReadState, read, useReads } from '@mowka/web/api'

/** Data of the repetition list. */
export type ExercisesData = {
  lessons: AnswerOf<'getRepetitionLessons'>
  finished: AnswerOf<'getFinishedModes'> | undefined
  courses: AnswerOf<'getAvailableCourses'> | undefined
  words: AnswerOf<'getWordStats'> | undefined
}

/**
 * Loads the page in the target language (L-EXLS-08). Finished modes, courses and words are optional: without them the
 * lessons can still be repeated.
 */
export const useExercises = (): ReadState<ExercisesData> =>
  useReads({
    lessons: read('getRepetitionLessons'),
    finished: optional('getFinishedModes'),
    courses: optional('getAvailableCourses'),
    words: optional('getWordStats', hasPage('repetitionWords') ? {} : null),
  })
