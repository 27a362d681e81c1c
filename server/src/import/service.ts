import type { ContentLibrary, ImportCounts } from '@mowka/shared/contract/schemas/content'
import type { Database } from '../database/database'
import { ProblemError } from '../http/problem'
import { warmRecordings } from '../recording/content'
import type { Services } from '../services'
import { checkLibrary } from './check-library'
import { noCounts, selectChanged } from './compare'
import { importCompanies } from './import-companies'
import { importCoupons } from './import-coupons'
import { importLevelingTests } from './import-leveling-tests'
import { importProducts } from './import-products'
import { importWordsOfTheDay } from './import-words-of-the-day'
import { libraryRows, recordingRows } from './library-rows'
import * as store from './store'

/** Which links a piece has: the list in its row, and the table where they are kept. */
type LinkLists<Row> = Partial<Record<keyof Row, store.LinkName>>

/**
 * Brings a library into the database: makes what is new, updates what changed, never overwrites what was edited in the
 * panel nor brings back what was deleted there, and touches nothing else. All or nothing; doing it twice changes nothing. Pieces that the library no longer
 * has stay, as learners may have progress in them. Throws 422 for a library that contradicts itself.
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
    await importRows(tx, 'hints', rows.hints, {}, now, counts)
    await importRows(tx, 'words', rows.words, {}, now, counts)
    await importRows(
      tx,
      'exercises',
      rows.exercises,
      { wordIds: 'exerciseWords', hintIds: 'exerciseHints' },
      now,
      counts,
    )
    await importRows(
      tx,
      'lessons',
      rows.lessons,
      { itemIds: 'lessonItems', wordIds: 'lessonWords' },
      now,
      counts,
    )
    await importRows(tx, 'courses', rows.courses, { lessonIds: 'courseLessons' }, now, counts)
    await importRows(tx, 'popups', rows.popups, {}, now, counts)
    await importLevelingTests(tx, library.levelingTests ?? [], counts)
    await importWordsOfTheDay(tx, library.wordsOfTheDay ?? [], counts)
    await importProducts(tx, library.products, now, counts)
    await importCoupons(tx, library.coupons ?? [], counts)
    await importCompanies(tx, library.companies, now, counts)
    return counts
  })
}

/** Brings the rows of one table and their links up to date. */
async function importRows<Row extends { id: string }>(
  db: Database,
  name: store.EditableName,
  rows: readonly Row[],
  linkLists: LinkLists<Row>,
  now: Date,
  counts: ImportCounts,
): Promise<void> {
  const kept = await store.withoutDeleted(db, name, rows, linkLists)
  counts.kept += rows.length - kept.length
  const ids = kept.map(({ id }) => id)
  const stored = await store.readStored(db, name, ids)
  const lists = Object.entries(linkLists) as [string, store.LinkName][]
  for (const [list, table] of lists) {
    const targets = await store.readLinks(db, table, ids)
    for (const [id, row] of stored) row[list] = targets.get(id) ?? []
  }
  const changed = selectChanged(
    kept as readonly (Row & Record<string, unknown>)[],
    ({ id }) => stored.get(id),
    counts,
  )
  const isList = (key: string) => key in linkLists
  await store.upsertRows(
    db,
    name,
    changed.map(
      (row) => Object.fromEntries(Object.entries(row).filter(([key]) => !isList(key))) as store.EditableRow,
    ),
    now,
  )
  for (const [list, table] of lists) {
    await store.replaceLinks(
      db,
      table,
      changed.map((row) => ({ id: row.id, targets: row[list] as string[] })),
    )
  }
}
