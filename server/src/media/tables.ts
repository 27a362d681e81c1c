import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, sortedText } from '../database/columns'

/**
 * Files of the media library. Names exist only in this table: the storage uses ids, so names can't reach other files
 * (S-MED-03), and URLs survive renaming.
 */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: text('id').primaryKey(),
    /** Folder names joined by slashes; empty for the root. */
    directory: text('directory').notNull(),
    name: sortedText('name').notNull(),
    /** Case-folded names, for uniqueness and lookups. */
    foldedDirectory: text('folded_directory').notNull(),
    foldedName: sortedText('folded_name').notNull(),
    /** Extension by content. */
    extension: text('extension').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('media_files_key').on(table.foldedDirectory, table.foldedName),
    // For prefix searches below a folder, independent of the collation.
    index('media_files_below').on(table.foldedDirectory.op('text_pattern_ops')),
  ],
)
