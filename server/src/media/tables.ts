import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, sortedText } from '../database/columns'

/**
 * The files of the media library. A name is a word in this table and nothing else: the storage keeps each file under
 * its id, so no name leads anywhere (S-MED-03), and an address stays when a file is renamed.
 */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: text('id').primaryKey(),
    /** Names of folders joined by slashes; empty for the root. */
    directory: text('directory').notNull(),
    name: sortedText('name').notNull(),
    /** The same as names are told apart: no case. */
    foldedDirectory: text('folded_directory').notNull(),
    foldedName: sortedText('folded_name').notNull(),
    /** Its ending, by its content. */
    extension: text('extension').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('media_files_key').on(table.foldedDirectory, table.foldedName),
    // For what is below a folder, whatever the collation.
    index('media_files_below').on(table.foldedDirectory.op('text_pattern_ops')),
  ],
)
