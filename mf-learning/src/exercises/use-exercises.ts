import type { AnswerOf } from '@mowka/contract/calls'
import { hasPage } from '@mowka/kernel/platform'
import { optional, type ReadState, read, useReads } from '@mowka/web/api'

/** What the list of repetitions shows. */
export type ExercisesData = {
  lessons: AnswerOf<'getRepetitionLessons'>
  finished: AnswerOf<'getFinishedModes'> | undefined
  courses: AnswerOf<'getAvailableCourses'> | undefined
  words: AnswerOf<'getWordStats'> | undefined
}

/**
 * What the page reads, in the language being learned (L-EXLS-08). Finished modes, courses and words are extras: without
 * them the lessons can still be repeated.
 */
export const useExercises = (): ReadState<ExercisesData> =>
  useReads({
    lessons: read('getRepetitionLessons'),
    finished: optional('getFinishedModes'),
    courses: optional('getAvailableCourses'),
    words: optional('getWordStats', hasPage('repetitionWords') ? {} : null),
  })
