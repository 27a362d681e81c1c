import type { ContentWordsOfTheDay, ImportCounts } from '@mowka/contract/schemas/content'
import type { Database } from '../database/database'
import { readWordsOfTheDay, upsertWordsOfTheDay } from '../word-of-the-day/content'
import { selectChanged } from './compare'

/** Updates the words of the day; each language counts as one piece. */
export async function importWordsOfTheDay(
  db: Database,
  languages: readonly ContentWordsOfTheDay[],
  counts: ImportCounts,
): Promise<void> {
  const stored = new Map((await readWordsOfTheDay(db)).map((row) => [row.lang, row]))
  await upsertWordsOfTheDay(
    db,
    selectChanged(languages, ({ lang }) => stored.get(lang), counts),
  )
}
