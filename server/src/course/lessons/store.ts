import { lessonKind } from '@mowka/contract/content-kinds/lesson'
import type { lessonList } from '@mowka/contract/endpoints/learning'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { and, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import type { AuthenticatedRequest } from '../../http/caller'
import { listColumns, readPage } from '../../http/list-query'
import { callerRead } from '../../user/public'
import { courseFacts } from '../access-store'
import { atNow, isPublishedAt, stateFilter, unlessAsked } from '../publication'
import { inCourseOrder, inLessonOrder, isExerciseItem } from '../query-parts'
import { courseLessons, courses, exercises, lessonItems, lessons } from '../tables'

export type LessonRow = typeof lessons.$inferSelect

const { introduction, dialogue, ...factColumns } = getTableColumns(lessons)
const listedColumns = {
  ...factColumns,
  hasIntroduction: sql<boolean>`${introduction} is not null`,
  hasDialogue: sql<boolean>`${dialogue} is not null`,
}

/** A lesson without introduction and dialogue, which lists omit. */
export type ListedLesson = Omit<LessonRow, 'introduction' | 'dialogue'> & {
  hasIntroduction: boolean
  hasDialogue: boolean
}

/** Converts a full row to a list row. */
export const listed = ({ introduction, dialogue, ...row }: LessonRow): ListedLesson => ({
  ...row,
  hasIntroduction: introduction !== null,
  hasDialogue: dialogue !== null,
})

/** An item of a lesson with its position; inactive if its exercise is. */
export type LessonItem = { itemId: string; order: number; type: string; active: boolean }

const isActiveItem = sql`(not ${isExerciseItem} or coalesce(${exercises.active}, false))`

/** Subquery for the items of a lesson in order, as JSON. */
const itemsOfLesson = (db: Database): SQL<LessonItem[]> =>
  sql`coalesce(${db
    .select({
      all: sql`json_agg(json_build_object('itemId', ${lessonItems.itemId}, 'order', ${lessonItems.position}, 'type', ${lessonItems.type}, 'active', ${isActiveItem}) order by ${inLessonOrder})`,
    })
    .from(lessonItems)
    .leftJoin(exercises, eq(exercises.id, lessonItems.itemId))
    .where(eq(lessonItems.lessonId, lessons.id))}, '[]'::json)`

const lessonsForCaller = callerRead('lessons of a course for caller', (db, caller) =>
  db
    .with(caller)
    .select({ caller: caller.facts, course: courseFacts, lesson: listedColumns, items: itemsOfLesson(db) })
    .from(caller)
    .leftJoin(courses, eq(courses.id, sql.placeholder('id')))
    .leftJoin(courseLessons, eq(courseLessons.courseId, courses.id))
    .leftJoin(
      lessons,
      and(
        eq(lessons.id, courseLessons.lessonId),
        or(
          isPublishedAt(lessons, atNow),
          sql`(${sql.placeholder('isPreview')}::boolean and not ${lessons.archived})`,
        ),
      ),
    )
    .orderBy(inCourseOrder),
)

/** A lesson with its items. */
export type LessonWithItems = { lesson: ListedLesson; items: LessonItem[] }

/**
 * Reads the caller and a course with its published lessons in order, for a preview also drafts; no course for an
 * unknown one.
 */
export async function findLessonsOfCourse(authRequest: AuthenticatedRequest, id: string, isPreview = false) {
  const { caller, rows } = await lessonsForCaller(authRequest, { id, isPreview })
  return {
    caller,
    course: rows[0]?.course ?? undefined,
    lessons: rows.flatMap(({ lesson, items }): LessonWithItems[] => (lesson ? [{ lesson, items }] : [])),
  }
}

const { filters, sort } = listColumns(lessonKind, lessons)

/** Returns one page of lessons and the total count. */
export const listLessons = (db: Database, query: ReadListQuery<typeof lessonList>, now: Date) =>
  readPage(db, lessons, query, {
    filters: { ...filters, ...stateFilter(lessons, now) },
    where: unlessAsked(lessons, query.filters),
    sort: { ...sort, name: sql`lower(${lessons.nameTarget})` },
    tie: [lessons.id],
  })

/** Returns all lessons of a course in order. */
export const readLessonsOfCourse = async (db: Database, courseId: string): Promise<LessonRow[]> =>
  (
    await db
      .select({ lesson: lessons })
      .from(courseLessons)
      .innerJoin(lessons, eq(lessons.id, courseLessons.lessonId))
      .where(eq(courseLessons.courseId, courseId))
      .orderBy(inCourseOrder)
  ).map(({ lesson }) => lesson)

/** Finds a lesson's row. */
export async function readLessonRow(db: Database, id: string): Promise<LessonRow | undefined> {
  const [row] = await db.select().from(lessons).where(eq(lessons.id, id))
  return row
}

/** Returns the items of lessons in order. */
export async function readItems(db: Database, lessonIds: string[]) {
  if (lessonIds.length === 0) return []
  return db
    .select({
      lessonId: lessonItems.lessonId,
      itemId: lessonItems.itemId,
      order: lessonItems.position,
      type: lessonItems.type,
      active: sql<boolean>`${isActiveItem}`,
    })
    .from(lessonItems)
    .leftJoin(exercises, eq(exercises.id, lessonItems.itemId))
    .where(inArray(lessonItems.lessonId, lessonIds))
    .orderBy(inLessonOrder)
}

/** Returns the languages that lessons teach. */
export const readLessonLanguages = (db: Database, lessonIds: string[]) =>
  db
    .select({ lessonId: lessons.id, targetLang: lessons.targetLang })
    .from(lessons)
    .where(inArray(lessons.id, lessonIds))
