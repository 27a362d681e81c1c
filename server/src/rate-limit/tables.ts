import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'

/**
 * Calls per client within the current window. The key is a hash, so that no address or account is stored. The table is
 * unlogged: after a crash of the database all windows start again.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  calls: integer('calls').notNull(),
  resetsAt: moment('resets_at').notNull(),
})
