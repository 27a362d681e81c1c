import type { appliedImportList } from '@mowka/contract/endpoints/editor/content'
import type { AppliedImport, AppliedImportState } from '@mowka/contract/schemas/editor/content-import'
import type { ContentKind } from '@mowka/contract/schemas/editor/history'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { sql } from 'drizzle-orm'
import { advisoryLocks } from '../../database/advisory-locks'
import type { Database } from '../../database/database'
import { groupBy } from '../../database/group-by'
import { readEmails } from '../../user/public'
import type { Reversibles } from '../service'
import * as store from './store'
import { type FindRows, noRows } from './undo-rows'

/** Changes undone by one transaction: it holds their rows for a fraction of a second. */
export const UNDO_CHUNK = 200

/** Maximum number of rows left alone that are listed by name. */
const MAX_LISTED = 200

const stateOf = (row: store.AppliedImportRow, undo: store.ImportUndoRow | undefined): AppliedImportState => {
  if (!undo) return row.isOpen ? 'applying' : 'applied'
  if (undo.state === 'done') return 'undone'
  return undo.state === 'failed' ? 'failed' : 'undoing'
}

/** Applied imports as shown to editors. */
export async function showAppliedImports(
  db: Database,
  rows: readonly store.AppliedImportRow[],
): Promise<AppliedImport[]> {
  const undos = await store.readImportUndos(
    db,
    rows.map(({ id }) => id),
  )
  const undoOf = new Map(undos.map((undo) => [undo.importId, undo]))
  const emails = await readEmails(
    db,
    [...rows, ...undos].flatMap(({ userId }) => userId ?? []),
  )
  const authorOf = (userId: string | null) => (userId !== null && emails.get(userId)) || null
  return rows.map((row) => {
    const undo = undoOf.get(row.id)
    const total = Math.max(1, row.created + row.changed)
    return {
      _id: row.id,
      source: row.source,
      name: row.name,
      author: authorOf(row.userId),
      createdAt: row.createdAt.toISOString(),
      state: stateOf(row, undo),
      created: row.created,
      changed: row.changed,
      undo: undo
        ? {
            author: authorOf(undo.userId),
            createdAt: undo.createdAt.toISOString(),
            percent: undo.state === 'done' ? 100 : Math.min(99, Math.floor((100 * undo.position) / total)),
            restored: undo.restored,
            removed: undo.removed,
            archived: undo.archived,
            kept: undo.kept,
            keptCount: undo.keptCount,
          }
        : null,
    }
  })
}

/** Lists applied imports page by page. */
export async function listAppliedImports(db: Database, query: ReadListQuery<typeof appliedImportList>) {
  const { rows, total } = await store.listAppliedImportRows(db, query)
  return { data: await showAppliedImports(db, rows), metadata: { total } }
}

/** Finds rows of a kind that learners have progress in. */
export type LearnedRows = Partial<Record<ContentKind, FindRows>>

/**
 * Undoes the next changes of an import, within a transaction. Returns whether that was the end. A row that was changed
 * since the import stays and is listed; a new row is deleted, or archived if learners have progress in it.
 */
export async function undoNext(
  { db, now }: { db: Database; now: Date },
  kinds: Reversibles,
  learned: LearnedRows,
  importId: string,
): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.imports})`)
  const undo = await store.lockImportUndo(db, importId)
  if (undo?.state !== 'running') return true
  const entries = await store.readEntriesToUndo(db, importId, {
    offset: undo.position,
    limit: UNDO_CHUNK,
  })
  const total = {
    restored: undo.restored,
    removed: undo.removed,
    archived: undo.archived,
    kept: [...undo.kept],
    keptCount: undo.keptCount,
  }
  const call = { db, now, batchId: undo.id, person: { userId: undo.userId, roles: undo.roles } }
  for (const [kind, ofKind] of groupBy(entries, (entry) => entry.kind)) {
    const effect = await kinds[kind].undo(call, ofKind, learned[kind] ?? noRows)
    total.restored += effect.restored
    total.removed += effect.removed
    total.archived += effect.archived
    total.keptCount += effect.kept.length
    total.kept = [...total.kept, ...effect.kept].slice(0, MAX_LISTED)
  }
  const isOver = entries.length < UNDO_CHUNK
  await store.updateImportUndo(db, importId, {
    ...total,
    position: undo.position + entries.length,
    ...(isOver ? { state: 'done' } : {}),
  })
  return isOver
}
