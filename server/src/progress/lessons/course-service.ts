import type {
  CourseProgress,
  CourseProgressSummary,
  CourseResult,
  LessonProgress,
  Recommendation,
} from '@mowka/contract/schemas/progress'
import { isPublished } from '@mowka/domain/course/publication'
import { warsawDay } from '@mowka/domain/time'
import {
  type CourseWithLessons,
  isLanguageLocked,
  type SeenCourse,
  type SeenCourses,
} from '../../course/public'
import type { CallScope } from '../../http/policy'
import { notFound } from '../../http/problem'
import type { LessonProgressRow } from '../events/projections'
import { bestRun } from './course-result'
import type { CourseCounts } from './course-store'
import * as store from './course-store'
import { recommend } from './recommendation'

/** A whole percentage, rounded down so that 100 means all (P-ENT-33, P-ENT-34). Zero if the total is zero. */
export const percentOf = (done: number, total: number): number =>
  total > 0 ? Math.min(100, Math.floor((done * 100) / total)) : 0

/** Published lessons in order, with the learner's progress in them. */
type WalkedLessons = { lessonIds: string[]; progress: ReadonlyMap<string, LessonProgressRow> }

type WalkedCourse = WalkedLessons & { courseId: string }

const publishedLessonIds = ({ lessons }: CourseWithLessons, now: Date): string[] =>
  lessons.filter((lesson) => isPublished(lesson, now)).map(({ lessonId }) => lessonId)

export const allLessonIds = (courses: readonly CourseWithLessons[], now: Date): string[] => [
  ...new Set(courses.flatMap((course) => publishedLessonIds(course, now))),
]

/** Loads the lessons and progress of courses that the learner may see. */
async function walkCourses(
  { db, person, now }: CallScope,
  courses: readonly CourseWithLessons[],
): Promise<WalkedCourse[]> {
  const rows = await store.readLessonProgress(db, person.userId, allLessonIds(courses, now))
  const progress = new Map(rows.map((row) => [row.lessonId, row]))
  return courses.map((course) => ({
    courseId: course.id,
    lessonIds: publishedLessonIds(course, now),
    progress,
  }))
}

/** The lessons that the learner has started. */
const begun = ({ lessonIds, progress }: WalkedLessons): LessonProgressRow[] =>
  lessonIds.flatMap((id) => {
    const row = progress.get(id)
    return row?.startedAt ? [row] : []
  })

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null

/** When the last lesson was finished; `null` while one is open. */
const endOf = ({ total, finished, finishedAt }: Omit<CourseCounts, 'courseId'>) =>
  total > 0 && finished === total ? iso(finishedAt) : null

/** A course's progress: the share of finished lessons, rounded down (P-ENT-34). */
const summaryOf = ({ courseId, ...counts }: CourseCounts): CourseProgressSummary => ({
  courseId,
  startedAt: iso(counts.startedAt),
  finishedAt: endOf(counts),
  progress: percentOf(counts.finished, counts.total),
  finishedLessons: counts.finished,
  totalLessons: counts.total,
})

function countsOf(lessons: WalkedLessons): Omit<CourseCounts, 'courseId'> {
  const rows = begun(lessons)
  const finished = rows.flatMap((row) => (row.finishedAt ? [row.finishedAt] : []))
  const started = rows.flatMap((row) => (row.startedAt ? [row.startedAt] : []))
  const byTime = (one: Date, other: Date) => one.getTime() - other.getTime()
  return {
    total: lessons.lessonIds.length,
    finished: finished.length,
    startedAt: started.sort(byTime)[0] ?? null,
    finishedAt: finished.sort(byTime).at(-1) ?? null,
  }
}

const summarise = (course: WalkedCourse): CourseProgressSummary =>
  summaryOf({ courseId: course.courseId, ...countsOf(course) })

/** The learner's progress in each lesson of these courses (S-PROG-07, P-ENT-32). */
async function withLessons(
  { db, person: { userId }, now }: CallScope,
  courses: readonly CourseWithLessons[],
): Promise<CourseProgress[]> {
  const rows = await store.readLessonStates(db, userId, allLessonIds(courses, now))
  const states = new Map(rows.map((row) => [row.lessonId, row]))
  const progressOf = new Map(
    rows.flatMap(({ lessonId, progress }) => (progress ? [[lessonId, progress] as const] : [])),
  )
  return courses.map((each) => {
    const course = { courseId: each.id, lessonIds: publishedLessonIds(each, now), progress: progressOf }
    const { courseId, startedAt, finishedAt, progress } = summarise(course)
    return {
      courseId,
      startedAt,
      finishedAt,
      progress,
      lessons: course.lessonIds.map((lessonId): LessonProgress => {
        const state = states.get(lessonId)
        return {
          lessonId,
          startedAt: iso(state?.progress?.startedAt),
          finishedAt: iso(state?.progress?.finishedAt),
          progress: percentOf(state?.items.done ?? 0, state?.items.total ?? 0),
          // The exercise shown last, or the next open one if that is done.
          currentItem: state?.items.shownAndOpen ?? state?.items.firstOpen ?? null,
          noOfWords: state?.words.total ?? 0,
          noOfCompletedWords: state?.words.completed ?? 0,
          noOfKnownWords: state?.words.known ?? 0,
          dialogueFinishedAt: iso(state?.progress?.dialogueFinishedAt),
        }
      }),
    }
  })
}

const isBegun = (course: WalkedCourse) => begun(course).length > 0

/** The progress of every course that the learner has started (S-PROG-06). */
export const courseSummaries = (courses: readonly CourseCounts[]): CourseProgressSummary[] =>
  courses.filter(({ startedAt }) => startedAt !== null).map(summaryOf)

/** The progress of every started course with all of its lessons (S-PROG-14). */
export async function allProgress(call: CallScope, { courses }: SeenCourses): Promise<CourseProgress[]> {
  const walked = await walkCourses(call, courses)
  const shown = new Set(walked.filter(isBegun).map(({ courseId }) => courseId))
  return withLessons(
    call,
    courses.filter(({ id }) => shown.has(id)),
  )
}

/** One course with its lessons, started or not. */
export async function courseProgress(call: CallScope, { course }: SeenCourse): Promise<CourseProgress> {
  const [progress] = await withLessons(call, [course])
  if (!progress) throw notFound('The course')
  return progress
}

/** The learner's totals of a course. */
export const courseResult = (call: CallScope, course: CourseWithLessons): Promise<CourseResult> =>
  resultOfLessons(call, publishedLessonIds(course, call.now))

/**
 * The learner's totals of lessons, which are finished when all of them are. Words that the learner hid as known don't
 * count as learned.
 */
export async function resultOfLessons(call: CallScope, lessonIds: string[]): Promise<CourseResult> {
  const [states, answers] = await Promise.all([
    store.readLessonStates(call.db, call.person.userId, lessonIds),
    store.readAnswers(call.db, call.person.userId, lessonIds),
  ])
  const progress = new Map(
    states.flatMap(({ lessonId, progress }) => (progress ? [[lessonId, progress] as const] : [])),
  )
  const counts = countsOf({ lessonIds, progress })
  const sum = (numberOf: (state: (typeof states)[number]) => number) =>
    states.reduce((total, state) => total + numberOf(state), 0)
  return {
    startedAt: iso(counts.startedAt),
    finishedAt: endOf(counts),
    sentences: answers.length,
    words: sum(({ words }) => words.completed),
    seconds: sum(({ progress }) => progress?.seconds ?? 0),
    days: new Set(answers.map(({ doneAt }) => warsawDay(doneAt))).size,
    bestRun: bestRun(answers),
  }
}

/** Whether every lesson of a course is finished (S-PROG-08). */
export async function courseFinished(call: CallScope, { course }: SeenCourse) {
  const courses = await walkCourses(call, [course])
  return { isFinished: courses.every((each) => summarise(each).finishedAt !== null) }
}

/** The recommended next lesson, of the language pair or of one course (S-PROG-12). */
export async function nextLesson(
  call: CallScope,
  { courses: seen, rights }: SeenCourses,
): Promise<Recommendation> {
  const open = new Set(seen.filter((each) => !isLanguageLocked(rights, each.targetLang)).map(({ id }) => id))
  const courses = await walkCourses(call, seen)
  const rows = new Map(courses.flatMap((course) => begun(course)).map((row) => [row.lessonId, row]))
  return recommend(
    courses.map(({ courseId, lessonIds }) => ({ courseId, lessonIds, isOpen: open.has(courseId) })),
    [...rows.values()].flatMap(({ lessonId, lastActivity, finishedAt, lastMode, ...row }) =>
      lastActivity
        ? [{ lessonId, courseId: row.courseId, isFinished: finishedAt !== null, lastMode, lastActivity }]
        : [],
    ),
  )
}
