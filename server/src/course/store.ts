import type { courseList } from '@mowka/shared/contract/endpoints/learning'
import type { LanguagePair } from '@mowka/shared/contract/schemas/common'
import type { ReadListQuery } from '@mowka/shared/contract/schemas/list'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { readPage } from '../http/list-query'
import { ofPair } from './of-pair'
import { courseLessons, courses, exercises, lessonItems, lessons } from './tables'

export type CourseRow = typeof courses.$inferSelect

const byPosition = [asc(courses.position), asc(courses.id)]

/** The active courses of a language pair in their order. */
export const readActiveCourses = (db: Database, pair: LanguagePair): Promise<CourseRow[]> =>
  db
    .select()
    .from(courses)
    .where(and(ofPair(courses, pair), eq(courses.active, true)))
    .orderBy(...byPosition)

export async function readCourse(db: Database, id: string): Promise<CourseRow | undefined> {
  const [row] = await db.select().from(courses).where(eq(courses.id, id))
  return row
}

/** One page of all courses, and how many there are. */
export const listCourses = (db: Database, query: ReadListQuery<typeof courseList>) =>
  readPage(db, courses, query, {
    filters: {
      $search: [courses.name, courses.description],
      sourceLang: courses.sourceLang,
      targetLang: courses.targetLang,
      _id: courses.id,
      active: courses.active,
    },
    sort: {
      name: sql`lower(${courses.name})`,
      position: courses.position,
      createdAt: courses.createdAt,
      active: courses.active,
      explicitAccessRequired: courses.explicitAccessRequired,
    },
    tie: [courses.position, courses.id],
  })

/** The lessons of courses in their order; without `all` the active ones only. */
export async function readCourseLessons(db: Database, courseIds: string[], all: boolean) {
  if (courseIds.length === 0) return []
  return db
    .select({
      courseId: courseLessons.courseId,
      lessonId: courseLessons.lessonId,
      order: courseLessons.position,
    })
    .from(courseLessons)
    .innerJoin(lessons, eq(lessons.id, courseLessons.lessonId))
    .where(and(inArray(courseLessons.courseId, courseIds), all ? undefined : eq(lessons.active, true)))
    .orderBy(asc(courseLessons.position))
}

/** Changes a course if it is still in `version`; undefined when it is not, or is gone (C57). */
export async function updateCourse(
  db: Database,
  id: string,
  version: number | undefined,
  change: Partial<Pick<CourseRow, 'active' | 'explicitAccessRequired'>>,
): Promise<CourseRow | undefined> {
  const [row] = await db
    .update(courses)
    // From now on the row is the editors' own: no import overwrites it.
    .set({ ...change, version: sql`${courses.version} + 1`, edited: true })
    .where(and(eq(courses.id, id), version === undefined ? undefined : eq(courses.version, version)))
    .returning()
  return row
}

/** Only items of this type count toward progress; old data has it in small letters (learner core §3, C27). */
export const isExerciseItem = sql`upper(${lessonItems.type}) = 'EXERCISE'`

/** The items of lessons, with their exercises, over which progress is counted. */
export const isCounted = and(isExerciseItem, eq(exercises.active, true))

/** The ids of a lesson's active exercises in their order: what its progress is counted over. */
export async function lessonExerciseIds(db: Database, lessonId: string): Promise<string[]> {
  const rows = await db
    .select({ id: exercises.id })
    .from(lessonItems)
    .innerJoin(exercises, eq(exercises.id, lessonItems.itemId))
    .where(and(eq(lessonItems.lessonId, lessonId), isCounted))
    .orderBy(asc(lessonItems.position))
  return rows.map((row) => row.id)
}
