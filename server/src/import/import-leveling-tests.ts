import type { ContentLevelingTest, ImportCounts } from '@mowka/contract/schemas/content'
import type { Database } from '../database/database'
import { readTests, upsertTests } from '../leveling-test/content'
import { selectChanged } from './compare'

/** Updates the leveling tests; each counts as one piece. */
export async function importLevelingTests(
  db: Database,
  tests: readonly ContentLevelingTest[],
  counts: ImportCounts,
): Promise<void> {
  const stored = new Map((await readTests(db)).map((row) => [row.lang, row]))
  await upsertTests(
    db,
    selectChanged(tests, ({ lang }) => stored.get(lang), counts),
  )
}
