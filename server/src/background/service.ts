import type { jobList } from '@mowka/contract/endpoints/editor/operations'
import type { Job, JobDetails } from '@mowka/contract/schemas/editor/operations'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import type { Database } from '../database/database'
import { ProblemError } from '../http/problem'
import type { Jobs } from '../jobs/job'
import * as store from './store'

/** Reads the failure reason from pg-boss's output: our own text (`reasonOf`) or pg-boss's. */
function reasonIn(output: unknown): string | null {
  if (typeof output !== 'object' || output === null) return null
  const { message, value }: { message?: unknown; value?: unknown } = output
  const reason = message ?? value
  return typeof reason === 'string' ? reason : null
}

function toJob(row: store.StoredJobRow): Job {
  const isDead = row.shownState === 'dead'
  const begun = row.retryCount + (row.startedOn ? 1 : 0)
  return {
    _id: row.id,
    name: row.kind,
    state: row.shownState,
    createdAt: row.createdOn.toISOString(),
    // A dead letter inherits the retry limit of its job, which used all its attempts.
    attempts: isDead ? (row.sourceRetryCount ?? 0) + 1 : begun,
    tries: isDead ? (row.sourceRetryCount ?? 0) + 1 : row.retryLimit + 1,
    reason: row.shownState === 'done' ? null : reasonIn(isDead ? row.sourceOutput : row.output),
  }
}

/** Lists jobs page by page. */
export async function listJobs(db: Database, query: ReadListQuery<typeof jobList>) {
  const { rows, total } = await store.listJobs(db, query)
  return { items: rows.map(toJob), metadata: { total } }
}

/** A job with every field that may be shown. */
export function jobDetails(row: store.StoredJobRow, jobs: Jobs): JobDetails {
  const job = toJob(row)
  const isWaiting = job.state === 'waiting' || job.state === 'retrying'
  const finished = job.state === 'dead' ? row.createdOn : row.completedOn
  return {
    ...job,
    sentAt: (row.sourceCreatedOn ?? row.createdOn).toISOString(),
    dueAt: isWaiting ? row.startAfter.toISOString() : null,
    startedAt: row.startedOn?.toISOString() ?? null,
    finishedAt: finished?.toISOString() ?? null,
    facts: jobs.factsOf(row.kind, row.data),
  }
}

/**
 * Resends a dead letter. Throws 409 `NOT_DEAD` for a job that isn't dead, and `PLACE_TAKEN` if only one job of its
 * kind may run and one is already waiting.
 */
export async function retryJob(db: Database, row: store.StoredJobRow, jobs: Jobs): Promise<void> {
  if (row.shownState !== 'dead')
    throw new ProblemError(409, 'NOT_DEAD', 'This job has not failed permanently')
  const sent = await db.transaction((tx) => jobs.sendAgain(tx, [row.id]))
  if (sent === 0) throw new ProblemError(409, 'PLACE_TAKEN', 'A job of this kind is already waiting')
}
