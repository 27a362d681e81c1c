import type { KeepReason, KeptRow } from '@mowka/contract/schemas/editor/content-import'
import { cutText } from '@mowka/domain/text/plain-text'
import type { Database } from '../../database/database'
import { groupBy } from '../../database/group-by'
import { ProblemError } from '../../http/problem'
import {
  deleteFields,
  differences,
  type Editable,
  type EditorCall,
  lockRows,
  missingTargets,
  type RowState,
  readStates,
  valuesBefore,
  writeFields,
} from '../editable'
import { type HistoryRow, readEntriesOf } from '../store'
import { prepareChange, remember } from '../write'

/** Returns the ids of those rows that have a property. */
export type FindRows = (db: Database, ids: readonly string[]) => Promise<Set<string>>

/** Finds no rows. */
export const noRows: FindRows = async () => new Set()

/** The effect of undoing the changes of rows. */
export type UndoEffect = { restored: number; removed: number; archived: number; kept: KeptRow[] }

/** Undoes an import's changes of rows of one kind, within a transaction. */
export type UndoRows = (
  call: EditorCall,
  entries: readonly HistoryRow[],
  isLearned: FindRows,
) => Promise<UndoEffect>

/** Maximum length of a row's name, in characters. */
const NAME_LENGTH = 120

/** The fields of the row right after the changes of an import, as far as they have changed since. */
const valuesAfterImport = (own: readonly HistoryRow[], all: readonly HistoryRow[]): object => {
  const version = Math.max(...own.map((entry) => entry.version))
  const since = Math.max(...own.map(({ createdAt }) => createdAt.getTime()))
  return valuesBefore(all.filter((entry) => entry.version > version && entry.createdAt.getTime() >= since))
}

/** Fields that the rules of review protect. */
const publicationFields = ['active', 'review']

/**
 * Returns the fields to write for an earlier state, without links to rows that were deleted since. If a rule rejects
 * the earlier publication or approval, those fields stay. Throws if a rule rejects the rest.
 */
async function prepareEarlier<Fields extends object, Shown>(
  call: EditorCall,
  editable: Editable<Fields, Shown>,
  { id, fields }: RowState<Fields>,
  values: Record<string, unknown>,
): Promise<{ fit: Partial<Fields>; isWhole: boolean }> {
  // The fields belong to this kind, because the history recorded them from one of its rows.
  const missing = await missingTargets(call.db, editable, values as Partial<Fields>)
  const there = Object.entries(values).map(([field, value]): [string, unknown] => {
    const gone = missing.get(field)
    return [field, gone && Array.isArray(value) ? value.filter((each) => !gone.has(String(each))) : value]
  })
  const prepare = (some: [string, unknown][]) =>
    prepareChange(call, editable, Object.fromEntries(some) as Partial<Fields>, fields, id)
  try {
    return { fit: await prepare(there), isWhole: true }
  } catch (refusal) {
    if (!(refusal instanceof ProblemError)) throw refusal
    const rest = there.filter(([field]) => !publicationFields.includes(field))
    if (rest.length === there.length) throw refusal
    return { fit: await prepare(rest), isWhole: false }
  }
}

/** Implements undoing an import for a kind of content. `isInUse` finds rows that other rows link to. */
export const undoRowsOf =
  <Fields extends object, Shown>(
    editable: Editable<Fields, Shown>,
    nameOf: (fields: Fields) => string,
    isInUse: FindRows,
  ): UndoRows =>
  async (call, entries, isLearned) => {
    const { db } = call
    const effect: UndoEffect = { restored: 0, removed: 0, archived: 0, kept: [] }
    const byRow = groupBy(entries, ({ rowId }) => rowId)
    const ids = [...byRow.keys()]
    await lockRows(db, editable, ids)
    const states = new Map((await readStates(db, editable, ids)).map((row) => [row.id, row]))
    const historyOf = groupBy(await readEntriesOf(db, editable.kind, ids), ({ rowId }) => rowId)
    const created = new Set(entries.filter(({ action }) => action === 'created').map(({ rowId }) => rowId))
    const [inUse, learned] = [await isInUse(db, [...created]), await isLearned(db, [...created])]
    const keep = (rowId: string, reason: KeepReason, row?: RowState<Fields>) => {
      const name = row ? cutText(nameOf(row.fields), NAME_LENGTH) : null
      effect.kept.push({ kind: editable.kind, rowId, name, reason })
    }
    const write = async (row: RowState<Fields>, change: Partial<Fields>): Promise<boolean> => {
      const changes = differences(row.fields, change)
      if (changes.length === 0) return false
      await writeFields(db, editable, [row.id], change)
      await remember(call, editable, {
        rowId: row.id,
        action: 'changed',
        version: row.version + 1,
        changes,
      })
      return true
    }

    for (const [id, own] of byRow) {
      const row = states.get(id)
      if (!row) {
        if (!created.has(id)) keep(id, 'gone')
        continue
      }
      if (differences(row.fields, valuesAfterImport(own, historyOf.get(id) ?? [])).length > 0) {
        keep(id, 'changed', row)
      } else if (!created.has(id)) {
        try {
          const { fit, isWhole } = await prepareEarlier(call, editable, row, valuesBefore(own))
          if (await write(row, fit)) effect.restored += 1
          if (!isWhole) keep(id, 'needsApproval', row)
        } catch (refusal) {
          if (!(refusal instanceof ProblemError)) throw refusal
          keep(id, 'refused', row)
        }
      } else if (inUse.has(id)) {
        keep(id, 'inUse', row)
      } else if (learned.has(id)) {
        const hidden: object = 'archived' in row.fields ? { archived: true } : { active: false }
        // Every kind has one of these fields.
        await write(row, hidden as Partial<Fields>)
        effect.archived += 1
      } else {
        await deleteFields(db, editable, id)
        const changes = Object.entries(row.fields).map(([field, before]) => ({ field, before, after: null }))
        await remember(call, editable, { rowId: id, action: 'deleted', version: row.version + 1, changes })
        effect.removed += 1
      }
    }
    return effect
  }
