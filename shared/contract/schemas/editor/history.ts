import { z } from 'zod'
import type { CallSchema } from '../../call-schema'
import { contentKinds, historyList } from '../../endpoints/editor/history'
import { Id, IdParams, listOf, Moment, wholeNumber } from '../common'
import { listQuery } from '../list'

export const ContentKind = z.enum(contentKinds)
export type ContentKind = z.infer<typeof ContentKind>

/** Kind of a change. A revert is a change, too. */
export const HistoryAction = z.enum(['created', 'changed', 'deleted'])
export type HistoryAction = z.infer<typeof HistoryAction>

/** A changed field. Values that did not exist before, or don't exist after, are `null`. */
export const FieldChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
export type FieldChange = z.infer<typeof FieldChange>

/** A change of one row by one editor. */
export const HistoryEntry = z.object({
  _id: Id,
  kind: ContentKind,
  rowId: Id,
  action: HistoryAction,
  /** The version after the change. */
  version: wholeNumber(),
  /** The editor's email address; `null` if the account was deleted. */
  author: z.string().nullable(),
  createdAt: Moment,
  changes: z.array(FieldChange),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const historyCalls = {
  listHistory: { query: listQuery(historyList), answer: listOf(HistoryEntry) },
  /** Restores the row's state before this change. `version` is the one that the editor has loaded. */
  goBackInHistory: {
    params: IdParams,
    body: z.object({ version: wholeNumber() }),
    answer: z.object({ version: wholeNumber() }),
  },
} satisfies Record<string, CallSchema>
