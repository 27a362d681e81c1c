import type { tagList } from '@mowka/shared/contract/endpoints/learning'
import type { LanguagePair } from '@mowka/shared/contract/schemas/common'
import type { ReadListQuery } from '@mowka/shared/contract/schemas/list'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { union } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import { containsText } from '../http/list-query'
import { courses, exercises, lessons } from './tables'

const eachOf = (tags: AnyPgColumn) => ({ tag: sql<string>`jsonb_array_elements_text(${tags})`.as('tag') })

/** The tags of what is active in a language pair, each once (S-CRS-14). */
export async function readTags(
  db: Database,
  { sourceLang, targetLang }: LanguagePair,
  { filters, sort, limit, page }: ReadListQuery<typeof tagList>,
): Promise<string[]> {
  const all = union(
    db
      .select(eachOf(courses.tags))
      .from(courses)
      .where(
        and(eq(courses.sourceLang, sourceLang), eq(courses.targetLang, targetLang), eq(courses.active, true)),
      ),
    db
      .select(eachOf(lessons.tags))
      .from(lessons)
      .where(
        and(eq(lessons.sourceLang, sourceLang), eq(lessons.targetLang, targetLang), eq(lessons.active, true)),
      ),
    db
      .select(eachOf(exercises.tags))
      .from(exercises)
      .where(
        and(
          eq(exercises.exampleLang, sourceLang),
          eq(exercises.answerLang, targetLang),
          eq(exercises.active, true),
        ),
      ),
  ).as('all_tags')
  const rows = await db
    .select({ tag: all.tag })
    .from(all)
    .where(filters.tags === undefined ? undefined : containsText(filters.tags, [sql`${all.tag}`]))
    .orderBy((sort.direction === 'asc' ? asc : desc)(all.tag))
    .limit(limit)
    .offset((page - 1) * limit)
  return rows.map(({ tag }) => tag)
}
