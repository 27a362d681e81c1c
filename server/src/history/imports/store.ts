import type { appliedImportList } from '@mowka/contract/endpoints/editor/content'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { listOrder } from '../../http/list-query'
import type { EditorCall } from '../editable'
import type { HistoryRow } from '../store'
import { appliedImports, contentHistory, importUndos } from '../tables'

export type AppliedImportRow = typeof appliedImports.$inferSelect
export type ImportUndoRow = typeof importUndos.$inferSelect

/** Records an import, or adds the rows of its next part. */
export async function recordImport(
  db: Database,
  row: Pick<AppliedImportRow, 'id' | 'source' | 'name' | 'userId' | 'createdAt' | 'created' | 'changed'> & {
    isOpen?: boolean
  },
): Promise<void> {
  await db
    .insert(appliedImports)
    .values(row)
    .onConflictDoUpdate({
      target: appliedImports.id,
      set: {
        created: sql`${appliedImports.created} + excluded.created`,
        changed: sql`${appliedImports.changed} + excluded.changed`,
        isOpen: row.isOpen ?? false,
      },
    })
}

/** Records the changes of a batch as an import, within their transaction. Returns `false` if there are none. */
export async function recordImportOf(
  { db, now, person }: EditorCall,
  row: Pick<AppliedImportRow, 'id' | 'source' | 'name'>,
): Promise<boolean> {
  const ofAction = (action: HistoryRow['action']) =>
    db.$count(contentHistory, and(eq(contentHistory.batchId, row.id), eq(contentHistory.action, action)))
  const [created, changed] = [await ofAction('created'), await ofAction('changed')]
  if (created + changed === 0) return false
  await recordImport(db, { ...row, userId: person.userId, createdAt: now, created, changed })
  return true
}

/** Records that no more rows of an import will be written. */
export async function closeImport(db: Database, id: string): Promise<void> {
  await db.update(appliedImports).set({ isOpen: false }).where(eq(appliedImports.id, id))
}

/** Finds an applied import. */
export async function readAppliedImport(db: Database, id: string): Promise<AppliedImportRow | undefined> {
  const [row] = await db.select().from(appliedImports).where(eq(appliedImports.id, id))
  return row
}

/** Locks an applied import until the transaction ends, and returns whether it is still being written. */
export async function lockAppliedImport(db: Database, id: string): Promise<{ isOpen: boolean } | undefined> {
  const [row] = await db
    .select({ isOpen: appliedImports.isOpen })
    .from(appliedImports)
    .where(eq(appliedImports.id, id))
    .for('update')
  return row
}

/** Returns one page of applied imports with their undos, and the total count. */
export async function listAppliedImportRows(
  db: Database,
  { sort, limit, page }: ReadListQuery<typeof appliedImportList>,
): Promise<{ rows: AppliedImportRow[]; total: number }> {
  const rows = await db
    .select()
    .from(appliedImports)
    .orderBy(
      ...listOrder<typeof appliedImportList>(
        { createdAt: appliedImports.createdAt },
        sort,
        appliedImports.id,
      ),
    )
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(appliedImports) }
}

/** Returns the undos of imports. */
export const readImportUndos = (db: Database, importIds: readonly string[]): Promise<ImportUndoRow[]> =>
  importIds.length === 0
    ? Promise.resolve([])
    : db
        .select(getTableColumns(importUndos))
        .from(importUndos)
        .where(inArray(importUndos.importId, [...importIds]))

/** Reads the undo of an import and locks it until the transaction ends. */
export async function lockImportUndo(db: Database, importId: string): Promise<ImportUndoRow | undefined> {
  const [row] = await db.select().from(importUndos).where(eq(importUndos.importId, importId)).for('update')
  return row
}

export async function insertImportUndo(db: Database, row: typeof importUndos.$inferInsert): Promise<void> {
  await db.insert(importUndos).values(row)
}

export async function updateImportUndo(
  db: Database,
  importId: string,
  change: Partial<typeof importUndos.$inferInsert>,
): Promise<void> {
  await db.update(importUndos).set(change).where(eq(importUndos.importId, importId))
}

/** Owners come before the rows that they link to, so that a row's links are gone before the row. */
const order = sql`array_position(array['popup', 'course', 'lesson', 'exercise', 'word', 'hint'], ${contentHistory.kind})`

/** Returns the changes of a batch in the order of undoing them. */
export const readEntriesToUndo = (
  db: Database,
  batchId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<HistoryRow[]> =>
  db
    .select()
    .from(contentHistory)
    .where(eq(contentHistory.batchId, batchId))
    .orderBy(order, asc(contentHistory.rowId), desc(contentHistory.version))
    .offset(offset)
    .limit(limit)
