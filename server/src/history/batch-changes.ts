import { isDeepStrictEqual } from 'node:util'
import type { BatchField } from '@mowka/shared/contract/endpoints/batch'
import type { BatchChange, BatchMode, SkipReason } from '@mowka/shared/contract/schemas/batch'
import { MOST_TAGS } from '@mowka/shared/contract/schemas/catalog'
import type { FieldChange } from '@mowka/shared/contract/schemas/history'

/** What becomes of one row: the fields to write, and why that is not all that was asked for. */
export type Decision = { change: Record<string, unknown>; reason?: SkipReason }

/** Decides about a row as it is now. */
export type Decide = (row: { id: string; fields: object }) => Decision

/** The field that a change concerns. */
export const fieldOf = ({ action }: BatchChange): BatchField => {
  if (action === 'switch') return 'active'
  if (action === 'mark') return 'needAttention'
  return action === 'setLevel' ? 'level' : 'tags'
}

/** The tags of a row with others, which come last. */
const withTags = (tags: readonly string[], added: readonly string[]): string[] => [
  ...new Set([...tags, ...added]),
]

const tagsOf = (fields: object): string[] =>
  'tags' in fields && Array.isArray(fields.tags) ? fields.tags.map(String) : []

/** Makes the same change in every row. Tags are added to those of the row as it is: no other editor's tag is lost. */
export const decideChange =
  (change: BatchChange): Decide =>
  ({ fields }) => {
    switch (change.action) {
      case 'switch':
        return { change: { active: change.active } }
      case 'mark':
        return { change: { needAttention: change.needAttention } }
      case 'setLevel':
        return { change: { level: change.level } }
      case 'addTags': {
        const tags = withTags(tagsOf(fields), change.tags)
        return tags.length > MOST_TAGS ? { change: {}, reason: 'tooManyTags' } : { change: { tags } }
      }
      case 'removeTags':
        return { change: { tags: tagsOf(fields).filter((tag) => !change.tags.includes(tag)) } }
    }
  }

/** Gives fields back what they had where they still have what the batch gave them; a later change stays. */
export const decideUndo =
  (changesOf: ReadonlyMap<string, readonly FieldChange[]>): Decide =>
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

/** What taking back makes of a change: the second time it is done again. */
export const modeOfUndo = (mode: BatchMode): BatchMode => (mode === 'undo' ? 'redo' : 'undo')
