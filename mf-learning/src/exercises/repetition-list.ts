import type { Course } from '@mowka/contract/schemas/learning'
import type { RepetitionLesson, RepetitionMode } from '@mowka/contract/schemas/progress'
import { repetitionModes, repetitionPercent } from '@mowka/domain/learning-modes'
import { lessonOrder } from '@mowka/domain/lesson-place'
import { searchForm } from '@mowka/domain/search-form'
import { daysBetween, warsawDay } from '@mowka/domain/warsaw-time'

/** How many lessons a page shows (L-EXLS-07). */
export const PAGE_SIZE = 50

/** What narrows the list of repetitions. */
export type RepetitionFilters = {
  /** A part of the lesson as the server sends it, in any case (C29). */
  text: string
  /** "" is every course. */
  courseId: string
}

export const noFilters: RepetitionFilters = { text: '', courseId: '' }

/** A lesson as its card shows it. */
export type RepetitionEntry = {
  lesson: RepetitionLesson
  /** Undefined where it could not be read. */
  course: Course | undefined
  /** Its place in the course, from 1. */
  number: number | null
  /** The modes in which it was repeated to the end. */
  done: RepetitionMode[]
  /** Finished modes over 4, times 100 (L-EXLS-09). */
  percent: number
}

/** Whether a lesson stays: the text is anywhere in its JSON (L-EXLS-03), and it is of the course (L-EXLS-04). */
export function matchesFilters(lesson: RepetitionLesson, { text, courseId }: RepetitionFilters): boolean {
  if (courseId !== '' && lesson.courseId !== courseId) return false
  return searchForm(JSON.stringify(lesson)).includes(searchForm(text.trim()))
}

/** Joins the lessons with what is known of them. */
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

/** One page of the list, those that were started before the new ones (L-EXLS-05). Pages count from 1. */
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

/** The courses that hold a lesson of the list, in the order of the courses. */
export const coursesOfList = (lessons: readonly RepetitionLesson[], courses: readonly Course[]): Course[] =>
  courses.filter(({ _id }) => lessons.some(({ courseId }) => courseId === _id))

/** How many Warsaw days ago a moment was. */
export const daysAgo = (moment: string, now: Date): number =>
  daysBetween(warsawDay(new Date(moment)), warsawDay(now))
