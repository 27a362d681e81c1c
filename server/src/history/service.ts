import type { historyList } from '@mowka/shared/contract/endpoints/history'
import type { ListDescription } from '@mowka/shared/contract/list'
import type { ContentKind, HistoryEntry } from '@mowka/shared/contract/schemas/history'
import type { ReadListQuery } from '@mowka/shared/contract/schemas/list'
import type { CallScope } from '../http/policy'
import { notFound, ProblemError } from '../http/problem'
import { readEmails } from '../user/public'
import { type Batchable, type BatchDescription, inBatches } from './batch-rows'
import { valuesBefore } from './differences'
import { type Editable, type EditorCall, missingTargets, readState } from './editable'
import * as store from './store'
import { changeRow } from './write'

/** A kind of content as history goes back in it, whatever its fields are. */
export type Reversible = {
  /** Changes of many of its rows at once. */
  batches: Batchable
  /** Gives fields the values that they had; what they pointed at and is gone stays away. Returns the version. */
  setBack: (call: EditorCall, id: string, values: object, version: number) => Promise<number>
}

/** Makes a kind of content one that history can go back in, and of which many rows can be changed at once. */
export const reversible = <Fields extends object, Shown, List extends ListDescription>(
  editable: Editable<Fields, Shown>,
  batches: BatchDescription<Fields, List>,
): Reversible => ({
  batches: inBatches(editable, batches),
  setBack: async (call, id, values, version) => {
    // They are fields of this kind: history took them from a row of it.
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

/** Every kind of content by its name; `domains.ts` knows them. */
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

/** What editors have changed, page by page. */
export async function listHistory({ db }: CallScope<'admin'>, query: ReadListQuery<typeof historyList>) {
  const { rows, total } = await store.listEntries(db, query)
  const emails = await readEmails(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  return { data: rows.map((row) => toEntry(row, emails)), metadata: { total } }
}

/**
 * Puts a row into the state before a change, with a change that history remembers like any other. Throws 404 for a row
 * that is gone, 409 for one that changed since it was looked at or has nothing before (C57).
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
