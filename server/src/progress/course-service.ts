import type {
  CourseProgress,
  CourseProgressSummary,
  LessonProgress,
  Recommendation,
} from '@mowka/shared/contract/schemas/progress'
import { isLanguageLocked, readCourseLessons, readSeenCourses, type SeenCourse } from '../course/public'
import { groupBy } from '../database/group-by'
import type { CallScope } from '../http/policy'
import { notFound } from '../http/problem'
import { readWordCounts } from '../vocabulary/public'
import { percentOf } from './progress-percent'
import type { LessonProgressRow } from './projections'
import * as store from './read-store'
import { recommend } from './recommendation'

/** A course, its active lessons in order, and where the learner is in them. */
type WalkedCourse = { courseId: string; lessonIds: string[]; progress: Map<string, LessonProgressRow> }

/** Walks courses that the learner may see. */
async function walkCourses(
  { db, person }: CallScope,
  courses: readonly { id: string }[],
): Promise<WalkedCourse[]> {
  const ids = courses.map(({ id }) => id)
  const lessons = groupBy(await readCourseLessons(db, ids, false), (each) => each.courseId)
  const lessonIds = new Set([...lessons.values()].flat().map((each) => each.lessonId))
  const rowsOfLessons = await store.readLessonProgress(db, person.userId, [...lessonIds])
  const progress = new Map(rowsOfLessons.map((row) => [row.lessonId, row]))
  return ids.map((courseId) => ({
    courseId,
    lessonIds: (lessons.get(courseId) ?? []).map((each) => each.lessonId),
    progress,
  }))
}

/** The same for the active courses of the pair. */
const walkPair = async (call: CallScope) => walkCourses(call, (await readSeenCourses(call)).courses)

/** The lessons of a course that the learner has begun. */
const begun = ({ lessonIds, progress }: WalkedCourse): LessonProgressRow[] =>
  lessonIds.flatMap((id) => {
    const row = progress.get(id)
    return row?.startedAt ? [row] : []
  })

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null

/** What a course's progress is: floor of finished over all lessons (P-ENT-34). */
function summarise(course: WalkedCourse): CourseProgressSummary {
  const rows = begun(course)
  const finished = rows.flatMap((row) => (row.finishedAt ? [row.finishedAt] : []))
  const started = rows.flatMap((row) => (row.startedAt ? [row.startedAt] : []))
  const total = course.lessonIds.length
  const byTime = (one: Date, other: Date) => one.getTime() - other.getTime()
  return {
    courseId: course.courseId,
    startedAt: iso(started.sort(byTime)[0]),
    finishedAt: total > 0 && finished.length === total ? iso(finished.sort(byTime).at(-1)) : null,
    progress: percentOf(finished.length, total),
    finishedLessons: finished.length,
    totalLessons: total,
  }
}

/** Where a learner is in each lesson of these courses (S-PROG-07, P-ENT-32). */
async function withLessons(
  { db, person: { userId } }: CallScope,
  courses: readonly WalkedCourse[],
): Promise<CourseProgress[]> {
  const lessonIds = [...new Set(courses.flatMap((course) => course.lessonIds))]
  const items = new Map((await store.readItemCounts(db, userId, lessonIds)).map((row) => [row.lessonId, row]))
  const words = new Map((await readWordCounts(db, userId, lessonIds)).map((row) => [row.lessonId, row]))
  return courses.map((course) => {
    const { courseId, startedAt, finishedAt, progress } = summarise(course)
    return {
      courseId,
      startedAt,
      finishedAt,
      progress,
      lessons: course.lessonIds.map((lessonId): LessonProgress => {
        const row = course.progress.get(lessonId)
        const counts = items.get(lessonId)
        const wordCounts = words.get(lessonId)
        return {
          lessonId,
          startedAt: iso(row?.startedAt),
          finishedAt: iso(row?.finishedAt),
          progress: percentOf(counts?.done ?? 0, counts?.total ?? 0),
          // The sentence shown last, or the next one when that is done.
          currentItem: counts?.shownAndOpen ?? counts?.firstOpen ?? null,
          noOfWords: wordCounts?.total ?? 0,
          noOfCompletedWords: wordCounts?.completed ?? 0,
          noOfKnownWords: wordCounts?.known ?? 0,
        }
      }),
    }
  })
}

/** The progress of every course that the learner has begun (S-PROG-06). */
export async function courseSummaries(call: CallScope): Promise<CourseProgressSummary[]> {
  const courses = await walkPair(call)
  return courses.filter((course) => begun(course).length > 0).map(summarise)
}

/** The same with every lesson (S-PROG-14). */
export async function allProgress(call: CallScope): Promise<CourseProgress[]> {
  const courses = await walkPair(call)
  return withLessons(
    call,
    courses.filter((course) => begun(course).length > 0),
  )
}

/** One course with its lessons, begun or not. */
export async function courseProgress(call: CallScope, { course }: SeenCourse): Promise<CourseProgress> {
  const [progress] = await withLessons(call, await walkCourses(call, [course]))
  if (!progress) throw notFound('The course')
  return progress
}

/** Tells whether every lesson of a course is finished (S-PROG-08). */
export async function courseFinished(call: CallScope, { course }: SeenCourse) {
  const courses = await walkCourses(call, [course])
  return { isFinished: courses.every((each) => summarise(each).finishedAt !== null) }
}

/** Which lesson to open next, in the pair or in one course (S-PROG-12). */
export async function nextLesson(call: CallScope, named: SeenCourse | undefined): Promise<Recommendation> {
  const { courses: seen, rights } = named
    ? { courses: [named.course], rights: named.rights }
    : await readSeenCourses(call)
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
