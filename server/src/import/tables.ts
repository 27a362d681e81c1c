import type {
  ImportMistake,
  ImportPlanCounts,
  ImportRow,
  ImportState,
  ImportVerdict,
} from '@mowka/contract/schemas/editor/content-import'
import type { ContentKind, FieldChange } from '@mowka/contract/schemas/editor/history'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { owned, ownedThrough, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/** An editor's latest import. Its file stays in the storage until the import ends. */
export const contentImports = pgTable('content_imports', {
  userId: ownerColumn().primaryKey(),
  /** Also the batch id of its changes in the history. */
  id: text('id').notNull().unique(),
  fileName: text('file_name').notNull(),
  state: text('state').$type<ImportState>().notNull(),
  percent: integer('percent').notNull().default(0),
  /** Whether its editor could publish without a review when the plan was made. */
  mayPublish: boolean('may_publish').notNull().default(false),
  /** Identifies the plan. */
  digest: text('digest'),
  isNewPlan: boolean('is_new_plan').notNull().default(false),
  counts: jsonb('counts').$type<ImportPlanCounts>().notNull(),
  written: integer('written').notNull().default(0),
  overtaken: integer('overtaken').notNull().default(0),
  /** The first mistakes, up to a limit. */
  mistakes: jsonb('mistakes').$type<ImportMistake[]>().notNull().default([]),
  mistakeCount: integer('mistake_count').notNull().default(0),
  /** The first ignored files, up to a limit. */
  left: jsonb('left_files').$type<string[]>().notNull().default([]),
  leftCount: integer('left_count').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  keptUntil: moment('kept_until').notNull(),
})

/** Changes planned by an import, row by row, in the order of writing. Unchanged rows are left out. */
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
    /** The version the plan is based on; 0 for a new row. */
    version: integer('version').notNull(),
    title: text('title').notNull(),
    file: text('file').notNull(),
    /** The row's new columns and id lists. */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    changes: jsonb('changes').$type<FieldChange[]>().notNull(),
    remarks: jsonb('remarks').$type<ImportRow['remarks']>().notNull().default([]),
    /** Whether the file's version replaces an editor's change. */
    isTaken: boolean('is_taken').notNull().default(false),
    /** Null before the row's turn, false if it was changed at that moment. */
    isWritten: boolean('is_written'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('content_import_rows_by_row').on(table.importId, table.rowId),
  ],
)

/** The editor's open import. */
export const importPersonal: PersonalTable[] = [
  owned(contentImports, 'contentImports'),
  {
    ...ownedThrough(
      { column: contentImportRows.importId, parent: contentImports, id: contentImports.id },
      'contentImportRows',
    ),
    copied: { not: 'content of the product, and nothing about a person' },
  },
]
