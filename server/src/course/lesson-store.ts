import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { type ContentListRequest, matching } from './content-list'
import { isExerciseItem } from './store'
import { courseLessons, courses, exercises, lessonItems, lessons } from './tables'

export type LessonRow = typeof lessons.$inferSelect

/** What the list of lessons can be sorted by. */
export const lessonSort = {
  name: sql`lower(${lessons.nameTarget})`,
  level: lessons.level,
  createdAt: lessons.createdAt,
  active: lessons.active,
} as const
export type LessonSort = keyof typeof lessonSort

/** The active lessons of a course in their order. */
export async function readActiveLessons(db: Database, courseId: string): Promise<LessonRow[]> {
  const rows = await db
    .select({ lesson: lessons })
    .from(courseLessons)
    .innerJoin(lessons, eq(lessons.id, courseLessons.lessonId))
    .where(and(eq(courseLessons.courseId, courseId), eq(lessons.active, true)))
    .orderBy(asc(courseLessons.position))
  return rows.map((row) => row.lesson)
}

/** One page of the lessons, and how many there are. */
export async function listLessons(
  db: Database,
  { filters, sort, limit, offset }: ContentListRequest<LessonSort>,
): Promise<{ rows: LessonRow[]; total: number }> {
  const where = matching(lessons, [lessons.nameTarget, lessons.nameSource], filters)
  const order = sort
    ? (sort.direction === 'asc' ? asc : desc)(lessonSort[sort.field])
    : asc(lessons.createdAt)
  const rows = await db
    .select()
    .from(lessons)
    .where(where)
    .orderBy(order, asc(lessons.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(lessons, where) }
}

/** The courses that lessons stand in. */
export async function readCoursesOfLessons(db: Database, lessonIds: string[]) {
  if (lessonIds.length === 0) return []
  return db
    .select({
      lessonId: courseLessons.lessonId,
      id: courses.id,
      active: courses.active,
      explicitAccessRequired: courses.explicitAccessRequired,
    })
    .from(courseLessons)
    .innerJoin(courses, eq(courses.id, courseLessons.courseId))
    .where(inArray(courseLessons.lessonId, lessonIds))
}

/** The items of lessons in their order; without `all` no inactive exercises. */
export async function readItems(db: Database, lessonIds: string[], all: boolean) {
  if (lessonIds.length === 0) return []
  return db
    .select({
      lessonId: lessonItems.lessonId,
      itemId: lessonItems.itemId,
      order: lessonItems.position,
      type: lessonItems.type,
    })
    .from(lessonItems)
    .leftJoin(exercises, eq(exercises.id, lessonItems.itemId))
    .where(
      and(
        inArray(lessonItems.lessonId, lessonIds),
        all ? undefined : sql`(not ${isExerciseItem} or ${exercises.active})`,
      ),
    )
    .orderBy(asc(lessonItems.position))
}
