import type { BatchChange, BatchMode, SkippedRow } from '@mowka/shared/contract/schemas/batch'
import type { ContentKind, FieldChange, HistoryAction } from '@mowka/shared/contract/schemas/history'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { formerOwnerColumn } from '../user/public'

/**
 * Who changed what of the content in the panel, and when: a row for each version. Imports in the panel are in it, as a
 * batch; those of the starter library are not: they leave a row alone as soon as it is here.
 */
export const contentHistory = pgTable(
  'content_history',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ContentKind>().notNull(),
    /** The row that was changed; it may be gone. */
    rowId: text('row_id').notNull(),
    action: text('action').$type<HistoryAction>().notNull(),
    /** The version that the change made. */
    version: integer('version').notNull(),
    /** The editor. */
    userId: formerOwnerColumn(),
    /** The fields that changed, before and after. */
    changes: jsonb('changes').$type<FieldChange[]>().notNull(),
    /** Changes of many rows at once that belong together. */
    batchId: text('batch_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('content_history_by_row').on(table.kind, table.rowId, table.version.desc()),
    index('content_history_by_time').on(table.createdAt.desc()),
    index('content_history_by_batch').on(table.batchId),
    index('content_history_deleted').on(table.kind, table.rowId).where(sql`${table.action} = 'deleted'`),
  ],
)

/** Changes of many rows at once; their entries in the history have its id. */
export const contentBatches = pgTable(
  'content_batches',
  {
    /** Made by the panel: the same request sent again finds its row here. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<ContentKind>().notNull(),
    mode: text('mode').$type<BatchMode>().notNull(),
    change: jsonb('change').$type<BatchChange>().notNull(),
    /** The batch that this one takes back. */
    undoesId: text('undoes_id'),
    /** The editor. */
    userId: formerOwnerColumn(),
    changed: integer('changed').notNull(),
    unchanged: integer('unchanged').notNull(),
    skipped: integer('skipped').notNull(),
    /** The first of them. */
    skippedRows: jsonb('skipped_rows').$type<SkippedRow[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('content_batches_by_time').on(table.createdAt.desc()),
    index('content_batches_undoes').on(table.undoesId),
  ],
)
