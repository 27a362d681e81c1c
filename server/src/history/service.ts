import type { historyList } from '@mowka/contract/endpoints/editor/history'
import type { ListDescription } from '@mowka/contract/list'
import type { ContentKind, HistoryEntry } from '@mowka/contract/schemas/editor/history'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import type { CallScope } from '../http/policy'
import { notFound, ProblemError } from '../http/problem'
import { readEmails } from '../user/public'
import { type Batchable, type BatchDescription, inBatches } from './batch-rows'
import { type Editable, type EditorCall, missingTargets, readState, valuesBefore } from './editable'
import { type FindRows, noRows, type UndoRows, undoRowsOf } from './imports/undo-rows'
import * as store from './store'
import { changeRow } from './write'

/** A kind of content whose rows can be restored, independent of its fields. */
export type Reversible = {
  /** Batch editing of its rows. */
  batches: Batchable
  /** Restores earlier field values, dropping links to deleted rows. Returns the new version. */
  setBack: (call: EditorCall, id: string, values: object, version: number) => Promise<number>
  /** Undoes an import's changes of its rows. */
  undo: UndoRows
}

/** Implements restoring and batch editing for a kind of content. `isInUse` finds rows that other content links to. */
export const reversible = <Fields extends object, Shown, List extends ListDescription>(
  editable: Editable<Fields, Shown>,
  batches: BatchDescription<Fields, List>,
  isInUse: FindRows = noRows,
): Reversible => ({
  batches: inBatches(editable, batches),
  undo: undoRowsOf(editable, batches.nameOf, isInUse),
  setBack: async (call, id, values, version) => {
    // The fields belong to this kind, because the history recorded them from one of its rows.
    const change = values as Partial<Fields>
    const missing = await missingTargets(call.db, editable, change)
    const there = Object.entries(values).map(([field, value]: [string, unknown]) => {
      const gone = missing.get(field)
      return [field, gone && Array.isArray(value) ? value.filter((each) => !gone.has(String(each))) : value]
    })
    await changeRow(call, editable, id, { ...change, ...Object.fromEntries(there) }, { version })
    const state = await readState(call.db, editable, id)
    if (!state) throw notFound(editable.what)
    return state.version
  },
})

/** All kinds of content by name; provided by `domains.ts`. */
export type Reversibles = Readonly<Record<ContentKind, Reversible>>

const toEntry = (row: store.HistoryRow, emails: ReadonlyMap<string, string>): HistoryEntry => ({
  _id: row.id,
  kind: row.kind,
  rowId: row.rowId,
  action: row.action,
  version: row.version,
  author: (row.userId !== null && emails.get(row.userId)) || null,
  createdAt: row.createdAt.toISOString(),
  changes: row.changes,
})

/** Lists recorded changes page by page. */
export async function listHistory({ db }: CallScope<'editor'>, query: ReadListQuery<typeof historyList>) {
  const { rows, total } = await store.listEntries(db, query)
  const emails = await readEmails(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  return { data: rows.map((row) => toEntry(row, emails)), metadata: { total } }
}

/**
 * Restores the state of a row before a change, and records that as a new change. Throws 404 for a deleted row, and
 * 409 for one that has changed since it was loaded or has no earlier state (C57).
 */
export async function goBack(
  call: EditorCall,
  kinds: Reversibles,
  entry: store.HistoryRow,
  version: number,
): Promise<{ version: number }> {
  if (entry.action !== 'changed') {
    throw new ProblemError(409, 'NOTHING_BEFORE', 'There is no state before this change')
  }
  const change = valuesBefore(await store.readEntriesFrom(call.db, entry))
  return { version: await kinds[entry.kind].setBack(call, entry.rowId, change, version) }
}
