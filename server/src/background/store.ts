import type { jobList } from '@mowka/contract/endpoints/job'
import type { JobState } from '@mowka/contract/schemas/job'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { and, eq, getTableColumns, notInArray, notLike, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { containsText } from '../database/search-form'
import { listOrder, listWhere } from '../http/list-query'
import { DEAD_LETTERS } from '../jobs/queue'
import { keptJobs } from './kept-jobs'

/** The kind of job; for a dead letter, its original kind. */
const kind = sql<string>`case when ${keptJobs.name} = ${DEAD_LETTERS} then ${keptJobs.sourceName} else ${keptJobs.name} end`

const state = sql<JobState>`case
  when ${keptJobs.name} = ${DEAD_LETTERS} then 'dead'
  else case ${keptJobs.state}
    when 'created' then 'waiting'
    when 'retry' then 'retrying'
    when 'active' then 'running'
    else 'done'
  end
end`

/** Hides permanently failed jobs, which have a dead letter, and pg-boss's internal schedule jobs. */
const isShown = and(notInArray(keptJobs.state, ['failed', 'cancelled']), notLike(keptJobs.name, '\\_\\_%'))

const columns = { ...getTableColumns(keptJobs), kind, shownState: state }

export type KeptJobRow = typeof keptJobs.$inferSelect & { kind: string; shownState: JobState }

/** Returns one page of jobs and the total count. */
export async function listJobs(
  db: Database,
  { filters, sort, limit, page }: ReadListQuery<typeof jobList>,
): Promise<{ rows: KeptJobRow[]; total: number }> {
  const where = and(
    isShown,
    listWhere<typeof jobList>(
      { name: (value) => containsText(value, [kind]), state: (value) => eq(state, value) },
      filters,
    ),
  )
  const rows = await db
    .select(columns)
    .from(keptJobs)
    .where(where)
    .orderBy(...listOrder<typeof jobList>({ createdAt: keptJobs.createdOn, name: kind }, sort, keptJobs.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(keptJobs, where) }
}

export async function readJob(db: Database, id: string): Promise<KeptJobRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(keptJobs)
    .where(and(eq(keptJobs.id, id), isShown))
  return row
}
