import { z } from 'zod'
import { contentKinds, historyList } from '../endpoints/history'
import type { CallSchema } from './call'
import { Id, IdParams, listOf, Moment, wholeNumber } from './common'
import { listQuery } from './list'

export const ContentKind = z.enum(contentKinds)
export type ContentKind = z.infer<typeof ContentKind>

/** What became of a row. Going back is a change like any other. */
export const HistoryAction = z.enum(['created', 'changed', 'deleted'])
export type HistoryAction = z.infer<typeof HistoryAction>

/** A field that a change concerned. What was not there before it, or is not after it, is null. */
export const FieldChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
export type FieldChange = z.infer<typeof FieldChange>

/** One change of one row by one editor. */
export const HistoryEntry = z.object({
  _id: Id,
  kind: ContentKind,
  rowId: Id,
  action: HistoryAction,
  /** The version that the change made. */
  version: wholeNumber(),
  /** The e-mail of the editor; null when the account is gone. */
  author: z.string().nullable(),
  createdAt: Moment,
  changes: z.array(FieldChange),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const historyCalls = {
  listHistory: { query: listQuery(historyList), answer: listOf(HistoryEntry) },
  /** Puts the row into the state before this change. `version` is the one that the editor sees. */
  goBackInHistory: {
    params: IdParams,
    body: z.object({ version: wholeNumber() }),
    answer: z.object({ version: wholeNumber() }),
  },
} satisfies Record<string, CallSchema>
