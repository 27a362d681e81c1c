import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/** The latest data export of a person. Its file is in the object storage. */
export const dataExports = pgTable('data_exports', {
  userId: ownerColumn().primaryKey(),
  id: text('id').notNull().unique(),
  requestedAt: moment('requested_at').notNull(),
  percent: integer('percent').notNull().default(0),
  /** Set when the file is ready. */
  bytes: integer('bytes'),
  keptUntil: moment('kept_until'),
})

/** The person's latest data export. */
export const accountPersonal: PersonalTable[] = [owned(dataExports, 'copiesOfData')]
