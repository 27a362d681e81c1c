import { isDeepStrictEqual } from 'node:util'
import { MAX_TAGS } from '@mowka/contract/content-kinds/kind'
import type { BatchField } from '@mowka/contract/endpoints/batch'
import type { BatchChange, BatchMode, SkipReason } from '@mowka/contract/schemas/batch'
import type { FieldChange } from '@mowka/contract/schemas/history'

/** The change of one row, and the reason if it isn't the whole requested change. */
export type Decision = { change: Record<string, unknown>; reason?: SkipReason }

/** Decides on the change for a row in its current state. */
export type DecideRow = (row: { id: string; fields: object }) => Decision

/** The field that an action changes. */
export const fieldOf = ({ action }: Exclude<BatchChange, { action: 'set' }>): BatchField => {
  if (action === 'switch') return 'active'
  if (action === 'mark') return 'needAttention'
  return action === 'setLevel' ? 'level' : 'tags'
}

/** Appends tags to the tags of a row. */
const withTags = (tags: readonly string[], added: readonly string[]): string[] => [
  ...new Set([...tags, ...added]),
]

const tagsOf = (fields: object): string[] =>
  'tags' in fields && Array.isArray(fields.tags) ? fields.tags.map(String) : []

/**
 * Applies the same change to every row. Tags are added to the current tags, so that no tag of another editor is lost.
 */
export const decideChange =
  (change: BatchChange): DecideRow =>
  ({ fields }) => {
    switch (change.action) {
      case 'switch':
        return { change: { active: change.active } }
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
