import type { tagList } from '@mowka/contract/endpoints/learning'
import type { LanguagePair } from '@mowka/contract/schemas/common'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { union } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import { containsText } from '../database/search-form'
import { courses, exercises, hints, lessons, words } from './tables'

type Tagged = PgTable & { tags: AnyPgColumn; active: AnyPgColumn }

/**
 * Returns the distinct tags of a language pair: of content visible to learners (S-CRS-14), or of all content
 * (A-CRSE-10).
 */
export async function readTags(
  db: Database,
  { sourceLang, targetLang }: LanguagePair,
  { filters, sort, limit, page }: ReadListQuery<typeof tagList>,
  ofAll: boolean,
): Promise<string[]> {
  const tagsOf = (table: Tagged, source: AnyPgColumn, target: AnyPgColumn) =>
    db
      .select({ tag: sql<string>`jsonb_array_elements_text(${table.tags})`.as('tag') })
      .from(table)
      .where(and(eq(source, sourceLang), eq(target, targetLang), ofAll ? undefined : eq(table.active, true)))
  const all = union(
    tagsOf(courses, courses.sourceLang, courses.targetLang),
    tagsOf(lessons, lessons.sourceLang, lessons.targetLang),
    tagsOf(exercises, exercises.exampleLang, exercises.answerLang),
    ...(ofAll
      ? [
          tagsOf(words, words.exampleLang, words.answerLang),
          tagsOf(hints, hints.sourceLang, hints.targetLang),
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
