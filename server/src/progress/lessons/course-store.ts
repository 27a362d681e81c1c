import type { LanguagePair } from '@mowka/contract/schemas/common'
import { and, asc, eq, inArray, isNotNull, max, min, type Placeholder, type SQL, sql } from 'drizzle-orm'
import {
  atNow,
  canSeePublished,
  countedExercises,
  publishedCourses,
  publishedLessons,
  rightsOf,
} from '../../course/public'
import type { Database } from '../../database/database'
import { prepared } from '../../database/prepared'
import type { AuthenticatedRequest, Found } from '../../http/caller'
import { callerRead } from '../../user/public'
import { wordCountsOf } from '../../vocabulary/public'
import { exerciseProgress, lessonProgress } from '../tables'
import type { Answer } from './course-result'

const progressOfLessons = prepared('progress of lessons', (db) =>
  db
    .select()
    .from(lessonProgress)
    .where(
      and(
        eq(lessonProgress.userId, sql.placeholder('userId')),
        sql`${lessonProgress.lessonId} = any(${sql.placeholder('lessonIds')}::text[])`,
      ),
    ),
)

/** The learner's progress in lessons. Lessons without progress are absent. */
export const readLessonProgress = async (db: Database, userId: string, lessonIds: string[]) =>
  lessonIds.length === 0 ? [] : progressOfLessons(db, { userId, lessonIds })

/** The basis of a course's progress: counts of published lessons, the first start and the last finish. */
export type CourseCounts = {
  courseId: string
  total: number
  finished: number
  startedAt: Date | null
  finishedAt: Date | null
}

/** The published courses of a language pair that have lessons, with a learner's progress. */
function countedCourses(db: Database, userId: SQL | Placeholder) {
  const pair = { sourceLang: sql.placeholder('sourceLang'), targetLang: sql.placeholder('targetLang') }
  const course = publishedCourses(db, pair, atNow)
  const lesson = publishedLessons(db, atNow)
  const { startedAt, finishedAt } = lessonProgress
  return db
    .select({
      courseId: course.courseId,
      levels: course.levels,
      explicitAccessRequired: course.explicitAccessRequired,
      position: course.position,
      total: sql<number>`count(${lesson.lessonId})::int`.as('total'),
      finished: sql<number>`count(${finishedAt})::int`.as('finished'),
      startedAt: min(startedAt).as('first_start'),
      finishedAt: max(finishedAt).as('last_finish'),
    })
    .from(course)
    .innerJoin(lesson, eq(lesson.courseId, course.courseId))
    .leftJoin(
      lessonProgress,
      and(
        eq(lessonProgress.lessonId, lesson.lessonId),
        eq(lessonProgress.userId, userId),
        isNotNull(startedAt),
      ),
    )
    .groupBy(course.courseId, course.levels, course.explicitAccessRequired, course.position)
    .as('counts')
}

const countsOfCourses = callerRead('counts of courses', (db, caller) => {
  const counts = countedCourses(db, sql`(select ${caller.userId} from ${caller})`)
  return db
    .with(caller)
    .select({
      caller: caller.facts,
      course: { id: counts.courseId, explicitAccessRequired: counts.explicitAccessRequired },
      total: counts.total,
      finished: counts.finished,
      startedAt: counts.startedAt,
      finishedAt: counts.finishedAt,
    })
    .from(caller)
    .leftJoin(counts, sql`true`)
    .orderBy(asc(counts.position), asc(counts.courseId))
})

/**
 * The courses of the call's language pair that the caller may see, in order, with the caller's progress. Courses
 * without lessons are left out.
 */
export async function findSeenCounts(authRequest: AuthenticatedRequest): Promise<Found<CourseCounts[]>> {
  const { caller, rows } = await countsOfCourses(authRequest, authRequest.pair)
  return {
    caller,
    allow: (person) => {
      const rights = rightsOf(person, authRequest.now)
      return rows.flatMap(({ course, total, finished, startedAt, finishedAt }) =>
        course && canSeePublished(rights, course)
          ? { courseId: course.id, total: total ?? 0, finished: finished ?? 0, startedAt, finishedAt }
          : [],
      )
    },
  }
}

const levelsOfCourses = prepared('levels of courses', (db) => {
  const counts = countedCourses(db, sql.placeholder('userId'))
  return db
    .select({
      id: counts.courseId,
      explicitAccessRequired: counts.explicitAccessRequired,
      levels: counts.levels,
      total: counts.total,
      finished: counts.finished,
    })
    .from(counts)
})

/** Returns the levels of the published courses of a language pair, and how many of their lessons are finished. */
export const readLevelsOfCourses = (
  db: Database,
  { userId, now, ...pair }: LanguagePair & { userId: string; now: Date },
) => levelsOfCourses(db, { ...pair, userId, now: now.toISOString() })

/** Exercise counts of a lesson, and the exercise to continue with. */
export type ItemCounts = {
  total: number
  done: number
  firstOpen: string | null
  shownAndOpen: string | null
}

const statesOfLessons = prepared('states of lessons', (db) => {
  const counted = countedExercises(db)
  const userId = sql.placeholder('userId')
  const asked = sql`asked.id`
  const isOpen = sql`${exerciseProgress.doneAt} is null`
  return db
    .select({
      lessonId: sql<string>`${asked}`,
      progress: lessonProgress,
      items: sql<ItemCounts>`${db
        .select({
          all: sql`json_build_object('total', count(*), 'done', count(${exerciseProgress.doneAt}),
            'firstOpen', (array_agg(${counted.exerciseId} order by ${counted.position}) filter (where ${isOpen}))[1],
            'shownAndOpen', min(${counted.exerciseId}) filter (where ${isOpen} and ${counted.exerciseId} = ${lessonProgress.currentItem}))`,
        })
        .from(counted)
        .leftJoin(
          exerciseProgress,
          and(
            eq(exerciseProgress.userId, userId),
            eq(exerciseProgress.lessonId, asked),
            eq(exerciseProgress.exerciseId, counted.exerciseId),
          ),
        )
        .where(eq(counted.lessonId, asked))}`,
      words: wordCountsOf(db, userId, asked),
    })
    .from(sql`unnest(${sql.placeholder('lessonIds')}::text[]) as asked(id)`)
    .leftJoin(lessonProgress, and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, asked)))
})

/** The learner's state in each of these lessons, with counts of exercises and words. */
export const readLessonStates = async (db: Database, userId: string, lessonIds: string[]) =>
  lessonIds.length === 0 ? [] : statesOfLessons(db, { userId, lessonIds })

/** The learner's finished sentences of these lessons, in the order of finishing them. */
export async function readAnswers(db: Database, userId: string, lessonIds: string[]): Promise<Answer[]> {
  const counted = countedExercises(db)
  const { doneAt, attempts, forced } = exerciseProgress
  const rows = await db
    .select({ lessonId: counted.lessonId, doneAt, attempts, forced })
    .from(exerciseProgress)
    .innerJoin(
      counted,
      and(
        eq(counted.lessonId, exerciseProgress.lessonId),
        eq(counted.exerciseId, exerciseProgress.exerciseId),
      ),
    )
    .where(and(eq(exerciseProgress.userId, userId), inArray(exerciseProgress.lessonId, lessonIds)))
    .orderBy(asc(doneAt), asc(counted.position))
  return rows.flatMap((row) => (row.doneAt ? { ...row, doneAt: row.doneAt } : []))
}
