import { integer, jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'

/** Columns of the pg-boss table that we read. pg-boss owns the table, so it isn't part of our migrations. */
export const storedJobs = pgSchema('jobs').table('job', {
  id: uuid('id').notNull(),
  /** The kind of job, which is its queue. */
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
  /** For a dead letter, the queue it came from. */
  sourceName: text('source_name'),
  sourceId: uuid('source_id'),
  sourceCreatedOn: moment('source_created_on'),
  sourceRetryCount: integer('source_retry_count'),
  sourceOutput: jsonb('source_output').$type<unknown>(),
})
