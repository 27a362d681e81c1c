import { isDeepStrictEqual } from 'node:util'
import { MAX_TAGS } from '@mowka/contract/content-kinds/kind'
import type { BatchField } from '@mowka/contract/endpoints/editor/batch'
import { type ListDescription, readFilters, readSort } from '@mowka/contract/list'
import type {
  BatchChange,
  BatchEffect,
  BatchMode,
  SkippedRow,
  SkipReason,
} from '@mowka/contract/schemas/editor/batch'
import type { FieldChange } from '@mowka/contract/schemas/editor/history'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { cutText } from '@mowka/domain/text/plain-text'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { invalidInput, ProblemError } from '../http/problem'
import {
  differences,
  type Editable,
  type EditorCall,
  lockRows,
  type RowState,
  readStates,
  writeFields,
} from './editable'
import { prepareChange, rememberBatch } from './write'

/** The change of one row, and the reason if it isn't the whole requested change. */
export type Decision = { change: Record<string, unknown>; reason?: SkipReason }

/** Decides on the change for a row in its current state. */
export type DecideRow = (row: { id: string; fields: object }) => Decision

/** The field that an action changes. */
export const fieldOf = ({ action }: Exclude<BatchChange, { action: 'set' }>): BatchField => {
  if (action === 'switch') return 'active'
  if (action === 'archive') return 'archived'
  if (action === 'mark') return 'needAttention'
  if (action === 'record') return 'answerRecording'
  if (action === 'linkHint' || action === 'unlinkHint') return 'hints'
  return action === 'setLevel' ? 'level' : 'tags'
}

/** Appends tags to the tags of a row. */
const withTags = (tags: readonly string[], added: readonly string[]): string[] => [
  ...new Set([...tags, ...added]),
]

const tagsOf = (fields: object): string[] =>
  'tags' in fields && Array.isArray(fields.tags) ? fields.tags.map(String) : []

/** Changes that every kind decides in the same way. The others are decided by their kind (`decideOwn`). */
type CommonChange = Exclude<BatchChange, { action: 'record' | 'linkHint' | 'unlinkHint' }>

/** Whether every kind decides a change in the same way. */
export const isCommon = (change: BatchChange): change is CommonChange =>
  change.action !== 'record' && change.action !== 'linkHint' && change.action !== 'unlinkHint'

/**
 * Applies the same change to every row. Tags are added to the current tags, so that no tag of another editor is lost.
 */
const decideChange =
  (change: CommonChange): DecideRow =>
  ({ fields }) => {
    switch (change.action) {
      case 'switch':
        return { change: { active: change.active } }
      case 'archive':
        return { change: { archived: change.archived } }
      case 'mark':
        return { change: { needAttention: change.needAttention } }
      case 'set':
        return { change: { [change.field]: change.value } }
      case 'setLevel':
        return { change: { level: change.level } }
      case 'addTags': {
        const tags = withTags(tagsOf(fields), change.tags)
        return tags.length > MAX_TAGS ? { change: {}, reason: 'tooManyTags' } : { change: { tags } }
      }
      case 'removeTags':
        return { change: { tags: tagsOf(fields).filter((tag) => !change.tags.includes(tag)) } }
    }
  }

/** Restores fields that still have the value set by the batch; later changes stay. */
export const decideUndo =
  (changesOf: ReadonlyMap<string, readonly FieldChange[]>): DecideRow =>
  ({ id, fields }) => {
    const now: Record<string, unknown> = { ...fields }
    const change: Record<string, unknown> = {}
    let isEdited = false
    for (const { field, before, after } of changesOf.get(id) ?? []) {
      if (isDeepStrictEqual(now[field], after)) change[field] = before
      else if (!isDeepStrictEqual(now[field], before)) isEdited = true
    }
    return isEdited ? { change, reason: 'editedSince' } : { change }
  }

/** The mode of undoing a batch: undoing an undo is a redo. */
export const modeOfUndo = (mode: BatchMode): BatchMode => (mode === 'undo' ? 'redo' : 'undo')

/** Batch editing of one kind of content. */
export type BatchDescription<Fields extends object, List extends ListDescription> = {
  /** The list from which rows are selected. */
  list: List
  /** Reads one page of the list. */
  page: (
    db: Database,
    query: ReadListQuery<List>,
    now: Date,
  ) => Promise<{ total: number } & ({ ids: string[] } | { rows: readonly { id: string }[] })>
  /** The name by which editors recognize a row. */
  nameOf: (fields: Fields) => string
  /** Decides on a change that only some kinds have. Throws 422 for an invalid one. */
  decideOwn?: (db: Database, change: BatchChange) => Promise<(fields: Fields) => Decision>
  /** Completes a batch within its transaction, given the new fields of the changed rows. */
  complete?: (db: Database, rows: readonly Fields[]) => Promise<void>
}

/** Batch editing of a kind of content, independent of its fields. */
export type Batchable = {
  /** Returns the ids of rows matching filters, up to `most`, and their total. Throws 422 for unknown filters. */
  find: (
    call: Pick<EditorCall, 'db' | 'now'>,
    filters: string,
    most: number,
  ) => Promise<{ ids: string[]; total: number }>
  /** Returns the decision on each row for a change. Throws 422 for an invalid change. */
  decide: (db: Database, change: BatchChange) => Promise<DecideRow>
  /** Computes the effect of a change without writing. */
  preview: (db: Database, ids: readonly string[], decide: DecideRow) => Promise<BatchEffect>
  /** Changes rows within a transaction. Rows refused by a rule are skipped. */
  write: (
    call: EditorCall,
    ids: readonly string[],
    decide: DecideRow,
    batchId: string,
  ) => Promise<BatchEffect>
}

/** Maximum number of skipped rows listed by name. */
const MAX_LISTED = 100

/** Maximum length of a row's name, in characters. */
const NAME_LENGTH = 120

/** Collects the effect of a batch row by row. */
class Outcome {
  private unchanged = 0
  private readonly skipped: SkippedRow[] = []

  /** Counts a row that already has the requested values. */
  same(): void {
    this.unchanged += 1
  }

  skip(row: SkippedRow): void {
    this.skipped.push({ ...row, name: row.name == null ? null : cutText(row.name, NAME_LENGTH) })
  }

  effect(changed: number): BatchEffect {
    const { unchanged, skipped } = this
    return { changed, unchanged, skipped: skipped.length, skippedRows: skipped.slice(0, MAX_LISTED) }
  }
}

/** Returns the rows to change; counts the others. */
function decideRows<Fields extends object>(
  ids: readonly string[],
  states: readonly RowState<Fields>[],
  decide: DecideRow,
  nameOf: (fields: Fields) => string,
  outcome: Outcome,
): { row: RowState<Fields>; change: Partial<Fields> }[] {
  const byId = new Map(states.map((row) => [row.id, row]))
  return ids.flatMap((rowId) => {
    const row = byId.get(rowId)
    if (!row) {
      outcome.skip({ rowId, name: null, reason: 'gone' })
      return []
    }
    const { change, reason } = decide(row)
    if (reason) outcome.skip({ rowId, name: nameOf(row.fields), reason })
    if (differences(row.fields, change).length > 0) {
      // The fields belong to this kind: the call validated them, or they were recorded from one of its rows.
      return [{ row, change: change as Partial<Fields> }]
    }
    if (!reason) outcome.same()
    return []
  })
}

/** Implements batch editing for a kind of content. */
export const inBatches = <Fields extends object, Shown, List extends ListDescription>(
  editable: Editable<Fields, Shown>,
  { list, page, nameOf, decideOwn, complete }: BatchDescription<Fields, List>,
): Batchable => ({
  decide: async (db, change) => {
    if (isCommon(change)) return decideChange(change)
    if (!decideOwn) throw invalidInput('body/change/action', `cannot be done to a ${editable.kind}`)
    const decideFields = await decideOwn(db, change)
    // The rows passed to it are of this kind.
    return ({ fields }) => decideFields(fields as Fields)
  },

  find: async ({ db, now }, filters, most) => {
    const read = () => {
      try {
        return readFilters(list, filters)
      } catch (error) {
        throw invalidInput('body/rows/filters', error instanceof Error ? error.message : 'cannot be read')
      }
    }
    const found = await page(
      db,
      {
        filters: read(),
        sort: readSort(list, list.order),
        limit: most,
        page: 1,
      },
      now,
    )
    return { ids: 'ids' in found ? found.ids : found.rows.map(({ id }) => id), total: found.total }
  },

  preview: async (db, ids, decide) => {
    const outcome = new Outcome()
    const states = await readStates(db, editable, ids)
    return outcome.effect(decideRows(ids, states, decide, nameOf, outcome).length)
  },

  write: async (call, ids, decide, batchId) => {
    const outcome = new Outcome()
    await lockRows(call.db, editable, ids)
    const states = await readStates(call.db, editable, ids)
    const changed = []
    for (const { row, change } of decideRows(ids, states, decide, nameOf, outcome)) {
      try {
        const fit = await prepareChange(call, editable, change, row.fields, row.id)
        const changes = differences(row.fields, fit)
        if (changes.length > 0) changed.push({ row, fit, changes })
        else outcome.same()
      } catch (refusal) {
        if (!(refusal instanceof ProblemError)) throw refusal
        outcome.skip({ rowId: row.id, name: nameOf(row.fields), reason: 'refused' })
      }
    }
    // Most rows get the same values, so each group of equal values is one statement.
    for (const alike of groupBy(changed, ({ fit }) => JSON.stringify(fit)).values()) {
      const [first] = alike
      if (first)
        await writeFields(
          call.db,
          editable,
          alike.map(({ row }) => row.id),
          first.fit,
        )
    }
    const { db, person, now } = call
    await complete?.(
      db,
      changed.map(({ row, fit }) => ({ ...row.fields, ...fit })),
    )
    await rememberBatch(
      db,
      { kind: editable.kind, batchId, userId: person.userId, now },
      changed.map(({ row, changes }) => ({
        rowId: row.id,
        action: 'changed',
        version: row.version + 1,
        changes,
      })),
    )
    return outcome.effect(changed.length)
  },
})
