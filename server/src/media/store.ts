import type { mediaList } from '@mowka/contract/endpoints/editor/media'
import type { Sort, SortField } from '@mowka/contract/list'
import { and, count, eq, like, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { containsText } from '../database/search-form'
import { causesOf, codeOf } from '../http/error-causes'
import { listOrder } from '../http/list-query'
import { mediaFiles } from './tables'

/** PostgreSQL's code for a duplicate row. */
const UNIQUE_VIOLATION = '23505'

export type MediaRow = typeof mediaFiles.$inferSelect

/** A folder with totals over all files in it and below. */
export type FolderRow = { name: string; size: number; newest: Date }

/** Condition for everything below a folder; matches all files for the root. */
const below = (directory: string): SQL | undefined =>
  directory === ''
    ? ne(mediaFiles.foldedDirectory, '')
    : like(mediaFiles.foldedDirectory, `${directory.replace(/[\\%_]/g, '\\$&')}/%`)

/** Returns the direct subfolders of a folder, given by its folded name. */
export async function readFolders(db: Database, directory: string): Promise<FolderRow[]> {
  // The next path segment, folded and as written.
  const place = sql.raw(String(directory === '' ? 1 : directory.split('/').length + 1))
  const folded = sql`split_part(${mediaFiles.foldedDirectory}, '/', ${place})`
  const written = sql<string>`min(split_part(${mediaFiles.directory}, '/', ${place}))`
  return db
    .select({
      name: written,
      size: sql<string>`sum(${mediaFiles.size})`.mapWith(Number),
      newest: sql`max(${mediaFiles.createdAt})`.mapWith(mediaFiles.createdAt),
    })
    .from(mediaFiles)
    .where(below(directory))
    .groupBy(folded)
}

/** Condition for the files of a folder, or with a search, of a folder and its subfolders. */
function filesOf(directory: string, search: string | undefined): SQL | undefined {
  const here = eq(mediaFiles.foldedDirectory, directory)
  if (!search?.trim()) return here
  const anywhere = directory === '' ? undefined : sql`(${here} or ${below(directory)})`
  return and(anywhere, containsText(search, [mediaFiles.name]))
}

export async function countFiles(db: Database, directory: string, search: string | undefined) {
  const [row] = await db.select({ total: count() }).from(mediaFiles).where(filesOf(directory, search))
  return row?.total ?? 0
}

export const readFiles = (
  db: Database,
  directory: string,
  search: string | undefined,
  sort: Sort<SortField<typeof mediaList>>,
  { limit, offset }: { limit: number; offset: number },
): Promise<MediaRow[]> =>
  db
    .select()
    .from(mediaFiles)
    .where(filesOf(directory, search))
    .orderBy(
      ...listOrder(
        { name: mediaFiles.foldedName, size: mediaFiles.size, date: mediaFiles.createdAt },
        sort,
        mediaFiles.id,
      ),
    )
    .limit(limit)
    .offset(offset)

/** Finds a file by its folded key. */
export async function readFile(db: Database, directory: string, name: string): Promise<MediaRow | undefined> {
  const [row] = await db
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.foldedDirectory, directory), eq(mediaFiles.foldedName, name)))
  return row
}

/** Returns the spelling of a folder, taken from a file in it or below; `undefined` for an empty folder. */
export async function readSpelling(db: Database, directory: string): Promise<string | undefined> {
  const [row] = await db
    .select({ directory: mediaFiles.directory })
    .from(mediaFiles)
    .where(sql`(${eq(mediaFiles.foldedDirectory, directory)} or ${below(directory)})`)
    .limit(1)
  return row?.directory.slice(0, directory.length)
}

/** Inserts a file. Returns `false` if the folder has a file with that name. */
export async function insertFile(db: Database, row: MediaRow): Promise<boolean> {
  const rows = await db.insert(mediaFiles).values(row).onConflictDoNothing().returning({ id: mediaFiles.id })
  return rows.length > 0
}

/** Renames a file. Returns `undefined` if the folder has another file with that name. */
export async function renameFile(
  db: Database,
  { id }: MediaRow,
  change: Pick<MediaRow, 'name' | 'foldedName'>,
): Promise<MediaRow | undefined> {
  try {
    const [row] = await db.update(mediaFiles).set(change).where(eq(mediaFiles.id, id)).returning()
    return row
  } catch (error) {
    if (causesOf(error).some((cause) => codeOf(cause) === UNIQUE_VIOLATION)) return undefined
    throw error
  }
}

export async function deleteFile(db: Database, id: string): Promise<void> {
  await db.delete(mediaFiles).where(eq(mediaFiles.id, id))
}
