import { courseKind } from '@mowka/contract/content-kinds/course'
import type { courseList } from '@mowka/contract/endpoints/catalog'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import { listColumns, readPage } from '../http/list-query'
import { inCourseOrder } from './query-parts'
import { courseLessons, courses, lessons } from './tables'

export type CourseRow = typeof courses.$inferSelect

/** The order of courses. */
export const byPosition = [asc(courses.position), asc(courses.id)]

/** Returns one page of courses and the total count. */
export const listCourses = (db: Database, query: ReadListQuery<typeof courseList>) =>
  readPage(db, courses, query, {
    ...listColumns(courseKind, courses),
    tie: [courses.position, courses.id],
  })

/** Returns the lessons of courses in order, including inactive ones. */
export async function readCourseLessons(db: Database, courseIds: string[]) {
  if (courseIds.length === 0) return []
  return db
    .select({
      courseId: courseLessons.courseId,
      lessonId: courseLessons.lessonId,
      order: courseLessons.position,
      active: lessons.active,
    })
    .from(courseLessons)
    .innerJoin(lessons, eq(lessons.id, courseLessons.lessonId))
    .where(inArray(courseLessons.courseId, courseIds))
    .orderBy(inCourseOrder)
}

/** Returns the ids of these courses that exist. */
export async function readKnownCourses(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.select({ id: courses.id }).from(courses).where(inArray(courses.id, ids))
  return new Set(rows.map(({ id }) => id))
}
