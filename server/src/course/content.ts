import {
  courseLessons,
  courses,
  exerciseHints,
  exercises,
  exerciseWords,
  hints,
  lessonItems,
  lessons,
  lessonWords,
  words,
} from './tables'

/** Introductions and dialogues for the library import. */
export { sanitizeIntroduction, spokenTexts } from './lessons/teaching'

/** The rules of review for rows from files. */
export { reviewImported } from './review/rules'

/** Course tables for the library import: content tables … */
export const courseTables = { courses, lessons, exercises, hints, words }

/** … and link tables, with the owning and linked rows as columns and keys, and the linked table. */
export const courseLinks = {
  courseLessons: {
    table: courseLessons,
    to: lessons,
    owner: courseLessons.courseId,
    target: courseLessons.lessonId,
    rowOf: (courseId: string, lessonId: string) => ({ courseId, lessonId }),
  },
  lessonItems: {
    table: lessonItems,
    to: exercises,
    owner: lessonItems.lessonId,
    target: lessonItems.itemId,
    rowOf: (lessonId: string, itemId: string) => ({ lessonId, itemId }),
  },
  lessonWords: {
    table: lessonWords,
    to: words,
    owner: lessonWords.lessonId,
    target: lessonWords.wordId,
    rowOf: (lessonId: string, wordId: string) => ({ lessonId, wordId }),
  },
  exerciseWords: {
    table: exerciseWords,
    to: words,
    owner: exerciseWords.exerciseId,
    target: exerciseWords.wordId,
    rowOf: (exerciseId: string, wordId: string) => ({ exerciseId, wordId }),
  },
  exerciseHints: {
    table: exerciseHints,
    to: hints,
    owner: exerciseHints.exerciseId,
    target: exerciseHints.hintId,
    rowOf: (exerciseId: string, hintId: string) => ({ exerciseId, hintId }),
  },
}
