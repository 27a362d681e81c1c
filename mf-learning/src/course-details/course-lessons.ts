import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import type { CourseProgress, LessonProgress } from '@mowka/contract/schemas/progress'
import { lessonOrder } from '@mowka/domain/lesson/lesson'

/**
 * State of a lesson (L-CDET-08 to -12): `finished` has new sentences since it was finished, `complete` is at 100
 * percent.
 */
export type LessonState = 'locked' | 'new' | 'inProgress' | 'finished' | 'complete'

/** Action of a lesson tile. */
type LessonAction = 'buy' | 'start' | 'continue' | 'repeat'

/** Returns the state of a lesson. An opened lesson counts as started even at 0 percent (C64). */
export function lessonState(lesson: Pick<Lesson, 'isLocked'>, progress: LessonProgress | null): LessonState {
  if (lesson.isLocked) return 'locked'
  if (!progress) return 'new'
  if (progress.progress === 100) return 'complete'
  if (progress.finishedAt !== null) return 'finished'
  return progress.startedAt !== null || progress.progress > 0 ? 'inProgress' : 'new'
}

/** Returns the action of a lesson. Only a finished lesson is repeated. */
export function lessonAction(state: LessonState, progress: LessonProgress | null): LessonAction {
  if (state === 'locked') return 'buy'
  if (state === 'new') return 'start'
  return progress?.finishedAt ? 'repeat' : 'continue'
}

/** A course lesson for its tile; `number` counts from 1. */
export type LessonEntry = {
  lesson: Lesson
  number: number
  progress: LessonProgress | null
  state: LessonState
  action: LessonAction
}

/** Returns the lessons in course order, each with the learner's progress. */
export function courseLessons(
  course: Pick<Course, 'lessons'>,
  lessons: readonly Lesson[],
  progress: Pick<CourseProgress, 'lessons'> | undefined,
): LessonEntry[] {
  const order = lessonOrder(course)
  const placeOf = (lesson: Lesson) => (order.includes(lesson._id) ? order.indexOf(lesson._id) : order.length)
  const byLesson = new Map(progress?.lessons.map((each) => [each.lessonId, each]))
  return [...lessons]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((lesson, index) => {
      const own = byLesson.get(lesson._id) ?? null
      const state = lessonState(lesson, own)
      return { lesson, number: index + 1, progress: own, state, action: lessonAction(state, own) }
    })
}

/** Returns the lesson that starts the course while nothing in it has been started; null otherwise. */
export function lessonToStart(entries: readonly LessonEntry[]): LessonEntry | null {
  if (entries.some((entry) => entry.state !== 'new' && entry.state !== 'locked')) return null
  return entries.find((entry) => entry.state === 'new') ?? null
}

/**
 * Returns the anchored lesson (L-CDET-06, L-CDET-07): the one in the hash, else, when returning to the current
 * lesson, the one in progress.
 */
export function anchoredLesson(
  entries: readonly LessonEntry[],
  hash: string,
  backToCurrent: boolean,
): string | null {
  const named = entries.find((entry) => hash === `#${encodeURIComponent(entry.lesson._id)}`)
  if (named) return named.lesson._id
  if (!backToCurrent) return null
  return entries.find((entry) => entry.state === 'inProgress')?.lesson._id ?? null
}
