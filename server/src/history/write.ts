import type { ContentKind, FieldChange, HistoryAction } from '@mowka/contract/schemas/editor/history'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import { invalidInput, notFound, ProblemError, staleWrite } from '../http/problem'
import {
  deleteFields,
  differences,
  type Editable,
  type EditorCall,
  insertFields,
  missingTargets,
  type NewRow,
  readState,
  type State,
  writeFields,
} from './editable'
import { insertEntries, insertEntry } from './store'

/** Records a change within its transaction. */
export const remember = (
  { db, person, now, batchId }: EditorCall,
  { kind }: { kind: ContentKind },
  entry: { rowId: string; action: HistoryAction; version: number; changes: FieldChange[] },
) => insertEntry(db, { id: newId(), kind, batchId, userId: person.userId, createdAt: now, ...entry })

/** Records the changes of a batch within its transaction. */
export const rememberBatch = (
  db: Database,
  { kind, batchId, userId, now }: { kind: ContentKind; batchId: string; userId: string | null; now: Date },
  entries: readonly { rowId: string; action: HistoryAction; version: number; changes: FieldChange[] }[],
): Promise<void> =>
  insertEntries(
    db,
    entries.map((entry) => ({ id: newId(), kind, batchId, userId, createdAt: now, ...entry })),
  )

/** Returns the row in the shape of its API calls. Throws 404 if it was deleted. */
async function shown<Fields extends object, Shown>(
  db: Database,
  { show, what }: Editable<Fields, Shown>,
  id: string,
): Promise<Shown> {
  const row = await show(db, id)
  if (row === undefined) throw notFound(what)
  return row
}

/** Reads and locks a row for a change. Throws 404, and 409 with the current row if the version differs (C57). */
async function lockRow<Fields extends object, Shown>(
  db: Database,
  editable: Editable<Fields, Shown>,
  id: string,
  version: number | undefined,
): Promise<State<Fields>> {
  const state = await readState(db, editable, id, { lock: true })
  if (!state) throw notFound(editable.what)
  if (version !== undefined && version !== state.version) throw staleWrite(await shown(db, editable, id))
  return state
}

/** Prepares the fields to write. Throws 422 for invalid fields and for links to missing rows. */
export async function prepareChange<Fields extends object, Shown>(
  call: EditorCall,
  editable: Editable<Fields, Shown>,
  change: Partial<Fields>,
  before: Fields | null,
  id: string,
): Promise<Partial<Fields>> {
  const [missing] = await missingTargets(call.db, editable, change)
  if (missing) throw invalidInput(`body/${missing[0]}`, `${[...missing[1]].join(', ')} does not exist`)
  return editable.prepare ? editable.prepare(call, change, before, id) : change
}

/** Options of a change. `version` is the version that the editor has loaded. */
export type ChangeOptions = { version?: number | undefined }

/** Changes a locked row. Returns `false` if it already has these values. */
async function changeHeld<Fields extends object, Shown>(
  call: EditorCall,
  editable: Editable<Fields, Shown>,
  id: string,
  { version, fields }: State<Fields>,
  change: Partial<Fields>,
): Promise<boolean> {
  const fit = await prepareChange(call, editable, change, fields, id)
  const changes = differences(fields, fit)
  if (changes.length === 0) return false
  await writeFields(call.db, editable, [id], fit)
  await remember(call, editable, { rowId: id, action: 'changed', version: version + 1, changes })
  return true
}

/** Fields to write, or a function that derives them from the current row under its lock. */
type Change<Fields> = Partial<Fields> | ((fields: Fields) => Partial<Fields>)

/**
 * Changes fields of a row, records the change in the history, and returns the row as its calls return it. A change that
 * alters nothing makes no new version. Throws 404, and 409 with the current row if another editor was faster (C57).
 */
export const changeRow = <Fields extends object, Shown>(
  call: EditorCall,
  editable: Editable<Fields, Shown>,
  id: string,
  change: Change<NoInfer<Fields>>,
  { version }: ChangeOptions = {},
): Promise<Shown> =>
  call.db.transaction(async (tx) => {
    const state = await lockRow(tx, editable, id, version)
    const fields = typeof change === 'function' ? change(state.fields) : change
    await changeHeld({ ...call, db: tx }, editable, id, state, fields)
    return shown(tx, editable, id)
  })

/** Inserts rows and records them in the history. Returns the ids of those that didn't exist. */
async function insertRows<Fields extends object, Shown>(
  held: EditorCall,
  editable: Editable<Fields, Shown>,
  rows: readonly NewRow<Fields>[],
): Promise<Set<string>> {
  const ids = await insertFields(held.db, editable, rows, held.now)
  const { kind } = editable
  await insertEntries(
    held.db,
    rows
      .filter(({ id }) => ids.has(id))
      .map(({ id: rowId, fields }) => ({
        id: newId(),
        kind,
        batchId: held.batchId,
        userId: held.person.userId,
        createdAt: held.now,
        rowId,
        action: 'created',
        version: 1,
        changes: differences({}, fields),
      })),
  )
  return ids
}

/** Inserts a row and records it in the history; `false` if the id exists. */
const insertRow = async <Fields extends object, Shown>(
  held: EditorCall,
  editable: Editable<Fields, Shown>,
  row: NewRow<Fields>,
): Promise<boolean> => (await insertRows(held, editable, [row])).has(row.id)

/**
 * Creates several rows with a few statements for all of them, within a transaction. A row that an earlier attempt has
 * created gets its corrections, as in `createRow`. Returns the ids of rows that another editor has changed since.
 */
export async function createRows<Fields extends object, Shown>(
  held: EditorCall,
  editable: Editable<Fields, Shown>,
  rows: readonly NewRow<Fields>[],
): Promise<Set<string>> {
  const prepared: NewRow<Fields>[] = []
  for (const { id, fields } of rows) {
    prepared.push({
      id,
      fields: { ...fields, ...(await prepareChange(held, editable, fields, null, id)) },
    })
  }
  const made = await insertRows(held, editable, prepared)
  const changed = new Set<string>()
  for (const { id, fields } of rows.filter((row) => !made.has(row.id))) {
    try {
      await createRow(held, editable, id, fields)
    } catch (refusal) {
      if (!(refusal instanceof ProblemError && refusal.code === 'STALE_WRITE')) throw refusal
      changed.add(id)
    }
  }
  return changed
}

/**
 * Creates a row and returns it as its calls return it. `givenId` is made by the form and stays the same while it is open:
 * a request that is sent again creates nothing new, and applies what the editor has corrected since the first attempt.
 * Throws 409 with the current row if it was changed after it had been created.
 */
export const createRow = <Fields extends object, Shown>(
  call: EditorCall,
  editable: Editable<Fields, Shown>,
  givenId: string | undefined,
  fields: Fields,
): Promise<Shown> =>
  call.db.transaction(async (tx) => {
    const held = { ...call, db: tx }
    const id = givenId ?? newId(call.now.getTime())
    const fit = { ...fields, ...(await prepareChange(held, editable, fields, null, id)) }
    if (!(await insertRow(held, editable, { id, fields: fit }))) {
      const state = await lockRow(tx, editable, id, undefined)
      const isSame = differences(state.fields, fit).length === 0
      if (!isSame && state.version !== 1) throw staleWrite(await shown(tx, editable, id))
      if (!isSame) await changeHeld(held, editable, id, state, fit)
    }
    return shown(tx, editable, id)
  })

/** Deletes a row. Throws 404, and 409 if it has changed since it was loaded (C57). */
export const deleteRow = <Fields extends object, Shown>(
  call: EditorCall,
  editable: Editable<Fields, Shown>,
  id: string,
  { version }: Pick<ChangeOptions, 'version'> = {},
): Promise<void> =>
  call.db.transaction(async (tx) => {
    const state = await lockRow(tx, editable, id, version)
    const changes = Object.entries(state.fields).map(([field, before]) => ({ field, before, after: null }))
    await remember({ ...call, db: tx }, editable, {
      rowId: id,
      action: 'deleted',
      version: state.version + 1,
      changes,
    })
    await deleteFields(tx, editable, id)
  })

/** Creates a copy of a row and returns it; a repeated request creates nothing. Throws 404. */
export const copyRow = <Fields extends object, Shown>(
  call: EditorCall,
  editable: Editable<Fields, Shown>,
  from: string,
  givenId: string | undefined,
): Promise<Shown> =>
  call.db.transaction(async (tx) => {
    const held = { ...call, db: tx }
    const id = givenId ?? newId(call.now.getTime())
    const state = await readState(tx, editable, from)
    if (!state) throw notFound(editable.what)
    const fit = { ...state.fields, ...(await prepareChange(held, editable, state.fields, null, id)) }
    await insertRow(held, editable, { id, fields: fit })
    return shown(tx, editable, id)
  })
