import { LESSON_STAGE } from './word'

/** Maximum number of words per training. */
export const MAX_TRAINED_WORDS = 10
/** Number of words per training in a lesson with more than the maximum, because a new word may come twice. */
const MANY_LESSON_WORDS = 7

/** Returns how many of a lesson's remaining words one training includes. */
export const wordsPerTraining = (left: number): number =>
  left <= MAX_TRAINED_WORDS ? left : MANY_LESSON_WORDS

/** Words and sentences practised per minute. */
const ITEMS_PER_MINUTE = 3

/** Estimated time for a number of words or sentences, in minutes. */
export const practiceMinutes = (items: number): number => Math.max(1, Math.round(items / ITEMS_PER_MINUTE))

/** A learner's knowledge of a lesson's words. Words without a stage are at stage 0. */
type LessonWordStages = {
  repetitions: readonly { wordId: string; stage: number }[]
  knownWordIds: readonly string[]
}

/** Splits a lesson's words into those left to learn and those learned. Hidden words are in neither. */
export function splitLessonWords<Word extends { _id: string }>(
  words: readonly Word[],
  { repetitions, knownWordIds }: LessonWordStages,
): { left: Word[]; learned: Word[] } {
  const stages = new Map(repetitions.map(({ wordId, stage }) => [wordId, stage]))
  const shown = words.filter(({ _id }) => !knownWordIds.includes(_id))
  const isLearned = ({ _id }: Word) => (stages.get(_id) ?? 0) >= LESSON_STAGE
  return { left: shown.filter((word) => !isLearned(word)), learned: shown.filter(isLearned) }
}

/** A lesson's numbers of words. */
type WordCounts = { noOfWords: number; noOfCompletedWords: number; noOfKnownWords: number }

/** Returns the number of words left to learn in a lesson. */
export const wordsLeft = ({ noOfWords, noOfCompletedWords, noOfKnownWords }: WordCounts): number =>
  Math.max(0, noOfWords - noOfCompletedWords - noOfKnownWords)

/** A learner's progress in a course, as far as words need it. Moments are ISO strings. */
type CourseWords = {
  courseId: string
  lessons: readonly (WordCounts & {
    lessonId: string
    startedAt: string | null
    finishedAt: string | null
  })[]
}

/** Returns the lesson studied last that has words left to learn, with their number; `null` if there is none. */
export function lastLessonWithWords(
  courses: readonly CourseWords[],
): { courseId: string; lessonId: string; left: number } | null {
  const [last] = courses
    .flatMap(({ courseId, lessons }) =>
      lessons.map(({ lessonId, startedAt, finishedAt, ...counts }) => ({
        courseId,
        lessonId,
        left: wordsLeft(counts),
        studiedAt: finishedAt ?? startedAt,
      })),
    )
    .filter(({ left, studiedAt }) => left > 0 && studiedAt !== null)
    .sort((one, other) => (other.studiedAt ?? '').localeCompare(one.studiedAt ?? ''))
  return last ? { courseId: last.courseId, lessonId: last.lessonId, left: last.left } : null
}
