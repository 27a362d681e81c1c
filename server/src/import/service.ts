import type { ContentLibrary, ImportCounts } from '@mowka/contract/schemas/content'
import type { Database } from '../database/database'
import { ProblemError } from '../http/problem'
import { warmRecordings } from '../recording/content'
import type { Services } from '../services'
import { checkLibrary } from './check-library'
import { noCounts, selectChanged } from './compare'
import { importCompanies } from './import-companies'
import { importCoupons, importLevelingTests, importProducts, importWordsOfTheDay } from './import-entries'
import { libraryRows, recordingRows } from './library-rows'
import * as store from './store'

/**
 * Imports a library into the database in one transaction: creates what is new and updates what changed, but never
 * overwrites what was edited in the panel, restores what was deleted there or touches anything else. Importing twice
 * changes nothing. Pieces missing from the library stay, because learners may have progress in them. Throws 422 for a
 * contradictory library.
 */
export async function importContent(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  library: ContentLibrary,
  now: Date,
): Promise<ImportCounts> {
  const problems = checkLibrary(library)
  if (problems.length > 0) {
    throw new ProblemError(422, 'INVALID_LIBRARY', 'The library contradicts itself', { errors: problems })
  }
  const rows = libraryRows(library)
  return db.transaction(async (tx) => {
    await store.lockImports(tx)
    const counts = noCounts()
    const isMoreToSpeak = await store.insertRecordings(tx, recordingRows(rows, library.wordsOfTheDay))
    if (isMoreToSpeak) await jobs.send(tx, warmRecordings, {})
    for (const name of store.importOrder) await importRows(tx, name, rows[name], now, counts)
    await importLevelingTests(tx, library.levelingTests ?? [], counts)
    await importWordsOfTheDay(tx, library.wordsOfTheDay ?? [], counts)
    await importProducts(tx, library.products, now, counts)
    await importCoupons(tx, library.coupons ?? [], counts)
    await importCompanies(tx, library.companies, now, counts)
    return counts
  })
}

/** Creates or updates the rows of one table and their links. */
async function importRows(
  db: Database,
  name: store.EditableName,
  rows: readonly store.EditableRow[],
  now: Date,
  counts: ImportCounts,
): Promise<void> {
  const kept = await store.withoutDeleted(db, name, rows)
  counts.kept += rows.length - kept.length
  const stored = await store.readWithLinks(
    db,
    name,
    kept.map(({ id }) => id),
  )
  const changed = selectChanged(kept, ({ id }) => stored.get(id), counts)
  await store.writeRows(db, name, changed, now)
}
