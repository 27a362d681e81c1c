import type { LangCode } from '@mowka/contract/schemas/common'
import type { ContentDailyWord } from '@mowka/contract/schemas/editor/content'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { wordsOfTheDay } from './tables'

/** Returns a language's word for a day number, cycling through its list; `undefined` without a list. */
export async function readWordInTurn(
  db: Database,
  lang: LangCode,
  turn: number,
): Promise<ContentDailyWord | undefined> {
  const { words } = wordsOfTheDay
  const [row] = await db
    .select({
      word: sql<ContentDailyWord | null>`${words} -> (${turn}::int % greatest(jsonb_array_length(${words}), 1))`,
    })
    .from(wordsOfTheDay)
    .where(eq(wordsOfTheDay.lang, lang))
  return row?.word ?? undefined
}

export const readWordsOfTheDay = (db: Database) => db.select().from(wordsOfTheDay)

/** Inserts or replaces the words of languages. */
export async function upsertWordsOfTheDay(
  db: Database,
  rows: readonly (typeof wordsOfTheDay.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(wordsOfTheDay)
    .values([...rows])
    .onConflictDoUpdate({ target: wordsOfTheDay.lang, set: { words: sql`excluded.words` } })
}
