import type { LanguagePair } from '@mowka/shared/contract/schemas/common'
import type {
  CourseProgress,
  CourseProgressSummary,
  LessonProgress,
  Recommendation,
} from '@mowka/shared/contract/schemas/progress'
import { maySeeCourse, readRights } from '../course/access'
import { readActiveCourses, readCourse, readCourseLessons } from '../course/store'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import type { Person } from '../http/person'
import { notFound } from '../http/problem'
import { percentOf } from './progress-percent'
import type { LessonRow } from './projections'
import * as store from './read-store'
import { recommend } from './recommendation'

/** A course that the learner may see, its active lessons in order, and where the learner is in them. */
type Walked = { courseId: string; lessonIds: string[]; progress: Map<string, LessonRow> }

/** Walks the active courses of the pair that a person may see; with an id that one alone, or 404. */
async function walkCourses(
  db: Database,
  person: Person,
  which: { pair: LanguagePair } | { courseId: string },
  now: Date,
): Promise<Walked[]> {
  const rights = await readRights(db, person, now)
  const isOne = 'courseId' in which
  const rows = isOne ? [await readCourse(db, which.courseId)] : await readActiveCourses(db, which.pair)
  const seen = rows.flatMap((row) => (row?.active && maySeeCourse(rights, row) ? [row] : []))
  if (isOne && seen.length === 0) throw notFound('The course')
  const lessons = groupBy(
    await readCourseLessons(
      db,
      seen.map((row) => row.id),
      false,
    ),
    (each) => each.courseId,
  )
  const lessonIds = new Set([...lessons.values()].flat().map((each) => each.lessonId))
  const rowsOfLessons = await store.readLessonProgress(db, person.userId, [...lessonIds])
  const progress = new Map(rowsOfLessons.map((row) => [row.lessonId, row]))
  return seen.map(({ id }) => ({
    courseId: id,
    lessonIds: (lessons.get(id) ?? []).map((each) => each.lessonId),
    progress,
  }))
}

/** The lessons of a course that the learner has begun. */
const begun = ({ lessonIds, progress }: Walked): LessonRow[] =>
  lessonIds.flatMap((id) => {
    const row = progress.get(id)
    return row?.startedAt ? [row] : []
  })

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null

/** What a course's progress is: floor of finished over all lessons (learner core §3). */
function summarise(course: Walked): CourseProgressSummary {
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
async function withLessons(db: Database, userId: string, courses: Walked[]): Promise<CourseProgress[]> {
  const lessonIds = [...new Set(courses.flatMap((course) => course.lessonIds))]
  const items = new Map((await store.readItemCounts(db, userId, lessonIds)).map((row) => [row.lessonId, row]))
  const words = new Map((await store.readWordCounts(db, userId, lessonIds)).map((row) => [row.lessonId, row]))
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
export async function courseSummaries(db: Database, person: Person, pair: LanguagePair, now: Date) {
  const courses = await walkCourses(db, person, { pair }, now)
  return courses.filter((course) => begun(course).length > 0).map(summarise)
}

/** The same with every lesson (S-PROG-14). */
export async function allProgress(db: Database, person: Person, pair: LanguagePair, now: Date) {
  const courses = await walkCourses(db, person, { pair }, now)
  return withLessons(
    db,
    person.userId,
    courses.filter((course) => begun(course).length > 0),
  )
}

/** One course with its lessons, begun or not. Throws 404 for a course that the learner may not see. */
export async function courseProgress(
  db: Database,
  person: Person,
  courseId: string,
  now: Date,
): Promise<CourseProgress> {
  const [course] = await withLessons(db, person.userId, await walkCourses(db, person, { courseId }, now))
  if (!course) throw notFound('The course')
  return course
}

/** Tells whether every lesson of a course is finished (S-PROG-08). */
export async function courseFinished(db: Database, person: Person, courseId: string, now: Date) {
  const courses = await walkCourses(db, person, { courseId }, now)
  return { isFinished: courses.every((course) => summarise(course).finishedAt !== null) }
}

/** Which lesson to open next, in the pair or in one course (S-PROG-12). */
export async function nextLesson(
  db: Database,
  person: Person,
  pair: LanguagePair,
  courseId: string | undefined,
  now: Date,
): Promise<Recommendation> {
  const courses = await walkCourses(db, person, courseId ? { courseId } : { pair }, now)
  const rows = new Map(courses.flatMap((course) => begun(course)).map((row) => [row.lessonId, row]))
  return recommend(
    courses,
    [...rows.values()].flatMap(({ lessonId, lastActivity, finishedAt, lastMode, ...row }) =>
      lastActivity
        ? [{ lessonId, courseId: row.courseId, isFinished: finishedAt !== null, lastMode, lastActivity }]
        : [],
    ),
  )
}
