import { courseKind } from '@mowka/contract/content-kinds/course'
import type { courseList } from '@mowka/contract/endpoints/editor/catalog'
import type { tagList } from '@mowka/contract/endpoints/learning'
import type { LanguagePair } from '@mowka/contract/schemas/common'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, type PgTable, union } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database'
import { containsText } from '../../database/search-form'
import { listColumns, readPage } from '../../http/list-query'
import { isPublishedAt, stateFilter, unlessAsked } from '../publication'
import { inCourseOrder } from '../query-parts'
import { courseLessons, courses, exercises, hints, lessons, words } from '../tables'

export type CourseRow = typeof courses.$inferSelect

/** The order of courses. */
export const byPosition = [asc(courses.position), asc(courses.id)]

const { filters, sort } = listColumns(courseKind, courses)

/** Returns one page of courses and the total count. */
export const listCourses = (db: Database, query: ReadListQuery<typeof courseList>, now: Date) =>
  readPage(db, courses, query, {
    filters: { ...filters, ...stateFilter(courses, now) },
    where: unlessAsked(courses, query.filters),
    sort,
    tie: [courses.position, courses.id],
  })

/** Returns the lessons of courses in order, including unpublished ones. */
export async function readCourseLessons(db: Database, courseIds: string[]) {
  if (courseIds.length === 0) return []
  return db
    .select({
      courseId: courseLessons.courseId,
      lessonId: courseLessons.lessonId,
      order: courseLessons.position,
      active: lessons.active,
      publishAt: lessons.publishAt,
      archived: lessons.archived,
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

type Tagged = PgTable & { tags: AnyPgColumn }

/**
 * Returns the distinct tags of a language pair: of content visible to learners (S-CRS-14), or of all content
 * (A-CRSE-10).
 */
export async function readTags(
  db: Database,
  { sourceLang, targetLang }: LanguagePair,
  { filters, sort, limit, page }: ReadListQuery<typeof tagList>,
  { ofAll, now }: { ofAll: boolean; now: Date },
): Promise<string[]> {
  const tagsOf = (table: Tagged, source: AnyPgColumn, target: AnyPgColumn, isVisible: SQL) =>
    db
      .select({ tag: sql<string>`jsonb_array_elements_text(${table.tags})`.as('tag') })
      .from(table)
      .where(and(eq(source, sourceLang), eq(target, targetLang), ofAll ? undefined : isVisible))
  const all = union(
    tagsOf(courses, courses.sourceLang, courses.targetLang, isPublishedAt(courses, now)),
    tagsOf(lessons, lessons.sourceLang, lessons.targetLang, isPublishedAt(lessons, now)),
    tagsOf(exercises, exercises.exampleLang, exercises.answerLang, eq(exercises.active, true)),
    ...(ofAll
      ? [
          tagsOf(words, words.exampleLang, words.answerLang, eq(words.active, true)),
          tagsOf(hints, hints.sourceLang, hints.targetLang, eq(hints.active, true)),
        ]
      : []),
  ).as('all_tags')
  const rows = await db
    .select({ tag: all.tag })
    .from(all)
    .where(filters.tags === undefined ? undefined : containsText(filters.tags, [sql`${all.tag}`]))
    .orderBy((sort.direction === 'asc' ? asc : desc)(sql`${all.tag} collate "polish"`))
    .limit(limit)
    .offset((page - 1) * limit)
  return rows.map(({ tag }) => tag)
}
