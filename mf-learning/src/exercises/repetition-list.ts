import type { AnswerOf } from '@mowka/contract/calls'
import type { Course } from '@mowka/contract/schemas/learning'
import type { RepetitionLesson, RepetitionMode } from '@mowka/contract/schemas/progress'
import { repetitionModes, repetitionPercent } from '@mowka/domain/lesson/learning-modes'
import { lessonOrder } from '@mowka/domain/lesson/lesson'
import { searchForm } from '@mowka/domain/text/search-form'
import { daysBetween, warsawDay } from '@mowka/domain/time'
import { hasPage } from '@mowka/kernel/platform'
import { optional, type ReadState, read, useReads } from '@mowka/web/api'

/** Data of the repetition list. */
export type ExercisesData = {
  lessons: AnswerOf<'getRepetitionLessons'>
  finished: AnswerOf<'getFinishedModes'> | undefined
  courses: AnswerOf<'getAvailableCourses'> | undefined
  words: AnswerOf<'getWordStats'> | undefined
  upcoming: AnswerOf<'getUpcomingWords'> | undefined
  due: AnswerOf<'getDueReviews'> | undefined
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
    upcoming: optional('getUpcomingWords', hasPage('repetitionWords') ? {} : null),
    due: optional('getDueReviews', hasPage('repetitionDeck') ? {} : null),
  })

/** Number of lessons per page (L-EXLS-07). */
export const PAGE_SIZE = 50

/** Filters of the repetition list. */
export type RepetitionFilters = {
  /** Case-insensitive substring of the lesson as sent by the server (C29). */
  text: string
  /** "" means every course. */
  courseId: string
}

export const noFilters: RepetitionFilters = { text: '', courseId: '' }

/** A lesson for its card. */
export type RepetitionEntry = {
  lesson: RepetitionLesson
  /** Undefined if it failed to load. */
  course: Course | undefined
  /** Lesson number in the course, from 1. */
  number: number | null
  /** The modes in which it was repeated completely. */
  done: RepetitionMode[]
  /** Finished modes / 4 × 100 (L-EXLS-09). */
  percent: number
}

/** Whether a lesson matches: its JSON contains the text (L-EXLS-03), and it belongs to the course (L-EXLS-04). */
export function matchesFilters(lesson: RepetitionLesson, { text, courseId }: RepetitionFilters): boolean {
  if (courseId !== '' && lesson.courseId !== courseId) return false
  return searchForm(JSON.stringify(lesson)).includes(searchForm(text.trim()))
}

/** Joins the lessons with their courses and finished modes. */
export function repetitionEntries(
  lessons: readonly RepetitionLesson[],
  finished: Readonly<Record<string, readonly { mode: RepetitionMode }[]>>,
  courses: readonly Course[],
): RepetitionEntry[] {
  return lessons.map((lesson) => {
    const course = courses.find(({ _id }) => _id === lesson.courseId)
    const place = course ? lessonOrder(course).indexOf(lesson.lessonId) : -1
    const modes = finished[lesson.lessonId] ?? []
    return {
      lesson,
      course,
      number: place < 0 ? null : place + 1,
      done: repetitionModes.filter((mode) => modes.some((each) => each.mode === mode)),
      percent: repetitionPercent(modes),
    }
  })
}

/** Returns a page of the list, with started lessons before new ones (L-EXLS-05). Pages count from 1. */
export function pageOfList(entries: readonly RepetitionEntry[], wanted: number) {
  const ordered = [
    ...entries.filter(({ lesson }) => !lesson.isNew),
    ...entries.filter(({ lesson }) => lesson.isNew),
  ]
  const pages = Math.max(1, Math.ceil(ordered.length / PAGE_SIZE))
  const page = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), pages) : 1
  const shown = ordered.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return {
    page,
    pages,
    started: shown.filter(({ lesson }) => !lesson.isNew),
    fresh: shown.filter(({ lesson }) => lesson.isNew),
  }
}

/** Returns the courses that contain a listed lesson, in course order. */
export const listedCourses = (lessons: readonly RepetitionLesson[], courses: readonly Course[]): Course[] =>
  courses.filter(({ _id }) => lessons.some(({ courseId }) => courseId === _id))

/** Number of Warsaw days since a moment. */
export const daysAgo = (moment: string, now: Date): number =>
  daysBetween(warsawDay(new Date(moment)), warsawDay(now))
