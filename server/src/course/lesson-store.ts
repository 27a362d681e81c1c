import type { lessonList } from '@mowka/shared/contract/endpoints/learning'
import type { ReadListQuery } from '@mowka/shared/contract/schemas/list'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { readPage } from '../http/list-query'
import { inCourseOrder, inLessonOrder, isExerciseItem } from './query-parts'
import { courseLessons, exercises, lessonItems, lessons } from './tables'

export type LessonRow = typeof lessons.$inferSelect

/** The active lessons of a course in their order. */
export async function readActiveLessons(db: Database, courseId: string): Promise<LessonRow[]> {
  const rows = await db
    .select({ lesson: lessons })
    .from(courseLessons)
    .innerJoin(lessons, eq(lessons.id, courseLessons.lessonId))
    .where(and(eq(courseLessons.courseId, courseId), eq(lessons.active, true)))
    .orderBy(inCourseOrder)
  return rows.map((row) => row.lesson)
}

/** One page of the lessons, and how many there are. */
export const listLessons = (db: Database, query: ReadListQuery<typeof lessonList>) =>
  readPage(db, lessons, query, {
    filters: {
      $search: [lessons.nameTarget, lessons.nameSource],
      sourceLang: lessons.sourceLang,
      targetLang: lessons.targetLang,
      _id: lessons.id,
      active: lessons.active,
    },
    sort: {
      name: sql`lower(${lessons.nameTarget})`,
      level: lessons.level,
      createdAt: lessons.createdAt,
      active: lessons.active,
    },
    tie: [lessons.id],
  })

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
    .orderBy(inLessonOrder)
}

/** The languages that lessons teach. */
export const readLessonLanguages = (db: Database, lessonIds: string[]) =>
  db
    .select({ lessonId: lessons.id, targetLang: lessons.targetLang })
    .from(lessons)
    .where(inArray(lessons.id, lessonIds))
