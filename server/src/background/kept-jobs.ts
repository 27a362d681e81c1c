import { integer, jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'

/**
 * The columns of pg-boss's table that we read. It makes and changes the table; nobody else writes to it, and it is not
 * among the tables that our migrations know.
 */
export const keptJobs = pgSchema('jobs').table('job', {
  id: uuid('id').notNull(),
  /** The kind of job; its queue. */
  name: text('name').notNull(),
  data: jsonb('data').$type<unknown>(),
  state: text('state')
    .$type<'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'>()
    .notNull(),
  retryLimit: integer('retry_limit').notNull(),
  retryCount: integer('retry_count').notNull(),
  startAfter: moment('start_after').notNull(),
  createdOn: moment('created_on').notNull(),
  startedOn: moment('started_on'),
  completedOn: moment('completed_on'),
  output: jsonb('output').$type<unknown>(),
  /** Of a dead letter: what it was. */
  sourceName: text('source_name'),
  sourceId: uuid('source_id'),
  sourceCreatedOn: moment('source_created_on'),
  sourceRetryCount: integer('source_retry_count'),
  sourceOutput: jsonb('source_output').$type<unknown>(),
})
