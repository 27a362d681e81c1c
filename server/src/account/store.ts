import { eq, lt } from 'drizzle-orm'
import type { Database } from '../database/database'
import { dataExports } from './tables'

/** A requested export of personal data. */
export type DataExportRow = typeof dataExports.$inferSelect

/** Storage prefix of export files. */
export const EXPORT_PREFIX = 'exports/'
export const exportKey = (id: string): string => `${EXPORT_PREFIX}${id}.json`

export async function readExportOf(db: Database, userId: string): Promise<DataExportRow | undefined> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.userId, userId))
  return row
}

export async function readExport(db: Database, id: string): Promise<DataExportRow | undefined> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id))
  return row
}

/** Stores a new request, replacing the previous one. */
export async function replaceExport(
  db: Database,
  { userId, ...row }: { id: string; userId: string; requestedAt: Date },
): Promise<DataExportRow> {
  const set = { ...row, percent: 0, bytes: null, keptUntil: null }
  const [kept] = await db
    .insert(dataExports)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: dataExports.userId, set })
    .returning()
  if (!kept) throw new Error('An upsert returned nothing')
  return kept
}

/** Updates the progress of an export. Returns `undefined` if it has been replaced or its account deleted. */
export async function updateExport(
  db: Database,
  id: string,
  change: Partial<Pick<DataExportRow, 'percent' | 'bytes' | 'keptUntil'>>,
): Promise<DataExportRow | undefined> {
  const [row] = await db.update(dataExports).set(change).where(eq(dataExports.id, id)).returning()
  return row
}

/** Deletes expired exports. */
export async function deleteExportsBefore(db: Database, now: Date): Promise<void> {
  await db.delete(dataExports).where(lt(dataExports.keptUntil, now))
}

/** Returns the ids of all exports, pending ones included. */
export async function readExportIds(db: Database): Promise<Set<string>> {
  const rows = await db.select({ id: dataExports.id }).from(dataExports)
  return new Set(rows.map(({ id }) => id))
}
