import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { LevelingQuestions } from '@mowka/shared/contract/schemas/leveling-test'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { levelingTests } from './tables'

/** The questions of a language's test by level; empty when it has none. */
export async function readQuestions(db: Database, lang: LangCode): Promise<LevelingQuestions> {
  const [row] = await db
    .select({ questions: levelingTests.questions })
    .from(levelingTests)
    .where(eq(levelingTests.lang, lang))
  return row?.questions ?? {}
}

/** All tests. */
export const readTests = (db: Database) => db.select().from(levelingTests)

/** Makes or replaces tests. */
export async function upsertTests(
  db: Database,
  rows: readonly (typeof levelingTests.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(levelingTests)
    .values([...rows])
    .onConflictDoUpdate({ target: levelingTests.lang, set: { questions: sql`excluded.questions` } })
}
