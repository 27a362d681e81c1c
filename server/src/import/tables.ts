import type {
  ImportMistake,
  ImportPlanCounts,
  ImportRow,
  ImportState,
  ImportVerdict,
} from '@mowka/contract/schemas/content-import'
import type { ContentKind, FieldChange } from '@mowka/contract/schemas/history'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { ownerColumn } from '../user/public'

/** The import of an editor: the last one. Its file is in the storage until it is over. */
export const contentImports = pgTable('content_imports', {
  userId: ownerColumn().primaryKey(),
  /** Also the batch of its changes in the history. */
  id: text('id').notNull().unique(),
  fileName: text('file_name').notNull(),
  state: text('state').$type<ImportState>().notNull(),
  percent: integer('percent').notNull().default(0),
  /** Names the plan. */
  digest: text('digest'),
  isNewPlan: boolean('is_new_plan').notNull().default(false),
  counts: jsonb('counts').$type<ImportPlanCounts>().notNull(),
  written: integer('written').notNull().default(0),
  overtaken: integer('overtaken').notNull().default(0),
  /** The first of the mistakes. */
  mistakes: jsonb('mistakes').$type<ImportMistake[]>().notNull().default([]),
  mistakeCount: integer('mistake_count').notNull().default(0),
  /** The first of the files that are left where they are. */
  left: jsonb('left_files').$type<string[]>().notNull().default([]),
  leftCount: integer('left_count').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  keptUntil: moment('kept_until').notNull(),
})

/** What an import would change, row by row, in the order in which it does. What is unchanged is not in it. */
export const contentImportRows = pgTable(
  'content_import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => contentImports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    rowId: text('row_id').notNull(),
    kind: text('kind').$type<ContentKind>().notNull(),
    verdict: text('verdict').$type<ImportVerdict>().notNull(),
    /** The version that the plan was made of; 0 for a row that is new. */
    version: integer('version').notNull(),
    title: text('title').notNull(),
    file: text('file').notNull(),
    /** What the row becomes: its columns, and its lists of ids. */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    changes: jsonb('changes').$type<FieldChange[]>().notNull(),
    remarks: jsonb('remarks').$type<ImportRow['remarks']>().notNull().default([]),
    /** The file's version is taken although an editor changed the row. */
    isTaken: boolean('is_taken').notNull().default(false),
    /** Null before it was its turn, false when someone changed it in that moment. */
    isWritten: boolean('is_written'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('content_import_rows_by_row').on(table.importId, table.rowId),
  ],
)
