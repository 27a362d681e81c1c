import { z } from 'zod'
import { batchList, MOST_ROWS_AT_ONCE } from '../endpoints/batch'
import type { CallSchema } from './call'

import { CefrLevel, Id, IdParams, listOf, Moment, text, wholeNumber } from './common'
import { ContentKind } from './history'
import { Tags } from './kind-shapes'
import { listQuery } from './list'

/** What is done to every row. Tags are added to and taken from those that the row has by then. */
export const BatchChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('switch'), active: z.boolean() }),
  z.strictObject({ action: z.literal('mark'), needAttention: z.boolean() }),
  z.strictObject({ action: z.literal('setLevel'), level: CefrLevel }),
  z.strictObject({ action: z.literal('addTags'), tags: Tags.min(1) }),
  z.strictObject({ action: z.literal('removeTags'), tags: Tags.min(1) }),
])
export type BatchChange = z.infer<typeof BatchChange>

const RowIds = z.array(Id).max(MOST_ROWS_AT_ONCE)

/** The rows: by their ids, or all that the filters of the kind's list let through. */
export const BatchRows = z.union([
  z.strictObject({ rowIds: RowIds.min(1) }),
  z.strictObject({ filters: text(2000), exceptIds: RowIds.default([]) }),
])
export type BatchRows = z.infer<typeof BatchRows>

/**
 * Why a row is not what the change asked for: it was deleted, would have too many tags, a rule of its kind refuses the
 * change, or (undoing) a later change of it stays.
 */
export const SkipReason = z.enum(['gone', 'tooManyTags', 'refused', 'editedSince'])
export type SkipReason = z.infer<typeof SkipReason>

/** A row that was skipped, by a name that editors know it by; null for one that is gone. */
export const SkippedRow = z.object({ rowId: Id, name: z.string().nullable(), reason: SkipReason })
export type SkippedRow = z.infer<typeof SkippedRow>

/** What a change does: rows that it changes, that are so already, and that it skips; the first of those by name. */
const effect = {
  changed: wholeNumber(),
  unchanged: wholeNumber(),
  skipped: wholeNumber(),
  skippedRows: z.array(SkippedRow),
}
export const BatchEffect = z.object(effect)
export type BatchEffect = z.infer<typeof BatchEffect>

/** A change, taking it back, and doing it again after that. */
export const BatchMode = z.enum(['change', 'undo', 'redo'])
export type BatchMode = z.infer<typeof BatchMode>

/** A change of many rows at once by one editor. */
export const Batch = z.object({
  _id: Id,
  kind: ContentKind,
  mode: BatchMode,
  /** What was done, or taken back. */
  change: BatchChange,
  ...effect,
  /** Another one has taken it back. */
  isUndone: z.boolean(),
  /** The e-mail of the editor; null when the account is gone. */
  author: z.string().nullable(),
  createdAt: Moment,
})
export type Batch = z.infer<typeof Batch>

const What = z.object({ kind: ContentKind, rows: BatchRows, change: BatchChange })

/** Made by the panel: the same request sent again changes nothing more. */
const requestId = z.uuid()

export const batchCalls = {
  listBatches: { query: listQuery(batchList), answer: listOf(Batch) },
  createBatch: { body: What.extend({ requestId }), answer: Batch },
  /** With the rows that it found, so that what was looked at is what is changed. */
  previewBatch: { body: What, answer: BatchEffect.extend({ rowIds: z.array(Id) }) },
  /** Gives fields back the values before the change where they still have those that it gave them. */
  undoBatch: { params: IdParams, body: z.object({ requestId }), answer: Batch },
} satisfies Record<string, CallSchema>
