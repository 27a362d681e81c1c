import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'

/** Dead letters that have been reported to the operators. */
export const reportedDeadLetters = pgTable('reported_dead_letters', {
  id: uuid('id').primaryKey(),
  reportedAt: moment('reported_at').notNull(),
})
