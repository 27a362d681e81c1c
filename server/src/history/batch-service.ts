import type { ParsedOf } from '@mowka/contract/calls'
import type { BatchChoice } from '@mowka/contract/content-kinds/list'
import { batchKinds, type batchList, MAX_BATCH_ROWS } from '@mowka/contract/endpoints/editor/batch'
import type { Batch, BatchChange, BatchMode, BatchRows } from '@mowka/contract/schemas/editor/batch'
import type { ContentKind } from '@mowka/contract/schemas/editor/history'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import type { Database } from '../database/database'
import type { CallScope } from '../http/policy'
import { invalidInput, notFound, ProblemError } from '../http/problem'
import { readEmails } from '../user/public'
import { type Batchable, type DecideRow, decideUndo, fieldOf, modeOfUndo } from './batch-rows'
import * as store from './batch-store'
import type { EditorCall } from './editable'
import type { Reversibles } from './service'

/** Returns the batch editing of a kind. Throws 422 for a change that the kind doesn't allow. */
function kindOf(kinds: Reversibles, kind: ContentKind, change: BatchChange): Batchable {
  const { fields, choices }: { fields: readonly string[]; choices: readonly BatchChoice[] } = batchKinds[kind]
  if (change.action === 'set') {
    const choice = choices.find(({ field }) => field === change.field)
    if (!choice) throw invalidInput('body/change/field', `cannot be set in a ${kind}`)
    if (!choice.values.includes(change.value)) {
      throw invalidInput('body/change/value', `must be one of ${choice.values.join(', ')}`)
    }
  } else if (!fields.includes(fieldOf(change))) {
    throw invalidInput('body/change/action', `cannot be done to a ${kind}`)
  }
  return kinds[kind].batches
}

/** Returns the ids of the selected rows. Throws 422 for too many rows and for unknown filters. */
async function idsOf(
  call: Pick<EditorCall, 'db' | 'now'>,
  batchable: Batchable,
  rows: BatchRows,
): Promise<string[]> {
  if ('rowIds' in rows) return [...new Set(rows.rowIds)]
  const except = new Set(rows.exceptIds)
  const most = MAX_BATCH_ROWS + except.size
  const { ids, total } = await batchable.find(call, rows.filters, most)
  const chosen = ids.filter((id) => !except.has(id))
  if (total > most || chosen.length > MAX_BATCH_ROWS) {
    throw new ProblemError(
      422,
      'TOO_MANY_ROWS',
      `At most ${MAX_BATCH_ROWS} rows can be changed at once; ${total} match`,
    )
  }
  return chosen
}

/** Previews the effect of a change and the rows it would affect. Writes nothing. */
export async function previewBatch(
  call: CallScope<'editor'>,
  kinds: Reversibles,
  { kind, rows, change }: ParsedOf<'previewBatch', 'body'>,
) {
  const batchable = kindOf(kinds, kind, change)
  const rowIds = await idsOf(call, batchable, rows)
  const decide = await batchable.decide(call.db, change)
  return { ...(await batchable.preview(call.db, rowIds, decide)), rowIds }
}

type NewBatch = { id: string; kind: ContentKind; mode: BatchMode; change: BatchChange; undoesId?: string }

/** Applies a batch in one transaction: all or nothing. A repeated request returns the effect of the first one. */
async function runOnce(
  call: EditorCall,
  batchable: Batchable,
  batch: NewBatch,
  prepare: (db: Database) => Promise<{ ids: readonly string[]; decide: DecideRow }>,
): Promise<Batch> {
  await call.db.transaction(async (tx) => {
    const row = { ...batch, userId: call.person.userId, createdAt: call.now }
    if (!(await store.insertBatch(tx, row))) return
    const { ids, decide } = await prepare(tx)
    await store.finishBatch(tx, batch.id, await batchable.write({ ...call, db: tx }, ids, decide, batch.id))
  })
  const done = await store.readBatch(call.db, batch.id)
  if (!done) throw notFound('The change')
  const [shown] = await toBatches(call.db, [done])
  if (!shown) throw notFound('The change')
  return shown
}

/** Changes many rows. Missing rows and rows refused by a rule are skipped and listed; the others are changed. */
export function createBatch(
  call: EditorCall,
  kinds: Reversibles,
  { requestId, kind, rows, change }: ParsedOf<'createBatch', 'body'>,
): Promise<Batch> {
  const batchable = kindOf(kinds, kind, change)
  return runOnce(call, batchable, { id: requestId, kind, mode: 'change', change }, async (db) => ({
    ids: await idsOf({ db, now: call.now }, batchable, rows),
    decide: await batchable.decide(db, change),
  }))
}

/** Undoes a batch for fields that were not changed since. The undo is itself a batch and can be undone. */
export const undoBatch = (
  call: EditorCall,
  kinds: Reversibles,
  { id: undoesId, kind, change, mode }: store.BatchRow,
  requestId: string,
): Promise<Batch> =>
  runOnce(
    call,
    kinds[kind].batches,
    { id: requestId, kind, mode: modeOfUndo(mode), change, undoesId },
    async (db) => {
      const changes = await store.readBatchChanges(db, undoesId)
      return { ids: [...changes.keys()], decide: decideUndo(changes) }
    },
  )

/** Batches as shown to editors. */
async function toBatches(db: Database, rows: readonly store.BatchRow[]): Promise<Batch[]> {
  const emails = await readEmails(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  return rows.map(({ id, userId, undoesId: _, createdAt, ...row }) => ({
    ...row,
    _id: id,
    author: (userId !== null && emails.get(userId)) || null,
    createdAt: createdAt.toISOString(),
  }))
}

/** Lists batches with changes page by page. */
export async function listBatches({ db }: CallScope<'editor'>, query: ReadListQuery<typeof batchList>) {
  const { rows, total } = await store.listBatchRows(db, query)
  return { data: await toBatches(db, rows), metadata: { total } }
}
