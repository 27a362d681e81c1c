import type { LangCode } from '@mowka/contract/schemas/common'
import type { LevelingQuestions } from '@mowka/contract/schemas/learning'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { levelingTests } from './tables'

/** Returns the questions of a language's test by level; empty without a test. */
export async function readQuestions(db: Database, lang: LangCode): Promise<LevelingQuestions> {
  const [row] = await db
    .select({ questions: levelingTests.questions })
    .from(levelingTests)
    .where(eq(levelingTests.lang, lang))
  return row?.questions ?? {}
}

export const readTests = (db: Database) => db.select().from(levelingTests)

/** Creates or replaces tests. */
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
