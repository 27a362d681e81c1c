import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { ownerColumn } from '../user/public'

/** The copy of their data that a person asked for: the last one. Its file is in the storage. */
export const dataExports = pgTable('data_exports', {
  userId: ownerColumn().primaryKey(),
  id: text('id').notNull().unique(),
  requestedAt: moment('requested_at').notNull(),
  percent: integer('percent').notNull().default(0),
  /** Once the file is there. */
  bytes: integer('bytes'),
  keptUntil: moment('kept_until'),
})
