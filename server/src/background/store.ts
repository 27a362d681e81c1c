import type { jobList } from '@mowka/contract/endpoints/editor/operations'
import type { JobState } from '@mowka/contract/schemas/editor/operations'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { and, desc, eq, getTableColumns, notInArray, notLike, sql } from 'drizzle-orm'
import { integer, jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import type { Database } from '../database/database'
import { containsText } from '../database/search-form'
import { listOrder, listWhere } from '../http/list-query'
import { DEAD_LETTERS } from '../jobs/queue'
import { EMAIL_JOB } from '../mail/public'

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

/** The kind of job; for a dead letter, its original kind. */
const kind = sql<string>`case when ${storedJobs.name} = ${DEAD_LETTERS} then ${storedJobs.sourceName} else ${storedJobs.name} end`

const state = sql<JobState>`case
  when ${storedJobs.name} = ${DEAD_LETTERS} then 'dead'
  else case ${storedJobs.state}
    when 'created' then 'waiting'
    when 'retry' then 'retrying'
    when 'active' then 'running'
    else 'done'
  end
end`

/** Hides permanently failed jobs, which have a dead letter, and pg-boss's internal schedule jobs. */
const isShown = and(
  notInArray(storedJobs.state, ['failed', 'cancelled']),
  notLike(storedJobs.name, '\\_\\_%'),
)

const columns = { ...getTableColumns(storedJobs), kind, shownState: state }

export type StoredJobRow = typeof storedJobs.$inferSelect & { kind: string; shownState: JobState }

/** Returns one page of jobs and the total count. */
export async function listJobs(
  db: Database,
  { filters, sort, limit, page }: ReadListQuery<typeof jobList>,
): Promise<{ rows: StoredJobRow[]; total: number }> {
  const where = and(
    isShown,
    listWhere<typeof jobList>(
      { name: (value) => containsText(value, [kind]), state: (value) => eq(state, value) },
      filters,
    ),
  )
  const rows = await db
    .select(columns)
    .from(storedJobs)
    .where(where)
    .orderBy(
      ...listOrder<typeof jobList>({ createdAt: storedJobs.createdOn, name: kind }, sort, storedJobs.id),
    )
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(storedJobs, where) }
}

export async function readJob(db: Database, id: string): Promise<StoredJobRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(storedJobs)
    .where(and(eq(storedJobs.id, id), isShown))
  return row
}

/** An email as it is stored with its job. */
export type SentEmail = { kind: string; at: Date; state: JobState }

/** Returns the latest emails to an address, newest first, for as long as their jobs are stored. */
export const readEmailsTo = (db: Database, address: string, limit: number): Promise<SentEmail[]> =>
  db
    .select({
      kind: sql<string>`${storedJobs.data}->>'letter'`,
      at: sql<Date>`coalesce(${storedJobs.completedOn}, ${storedJobs.createdOn})`.mapWith(
        storedJobs.createdOn,
      ),
      state,
    })
    .from(storedJobs)
    .where(
      and(isShown, eq(kind, EMAIL_JOB), sql`lower(${storedJobs.data}->>'to') = ${address.toLowerCase()}`),
    )
    .orderBy(desc(storedJobs.createdOn))
    .limit(limit)
