import { setTimeout } from 'node:timers/promises'
import { contentId } from '@mowka/domain/course/content-id'
import { SQL, sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, type QueueOptions as Kept, PgBoss } from 'pg-boss'
import type { Database, OpenDatabase } from '../database/database'
import type { Services } from '../services'
import { withSpan } from '../tracing/public'
import { type JobOptions, type Jobs, type JobWorker, reasonOf } from './job'

/** Adapts a transaction for pg-boss. */
export const pgBossDatabase = (tx: Database) =>
  fromDrizzle(
    {
      async execute(query) {
        if (!(query instanceof SQL)) throw new Error('pg-boss made no query of it')
        const result: unknown = await tx.execute(query)
        const isRows = typeof result === 'object' && result !== null && 'rows' in result
        return { rows: isRows && Array.isArray(result.rows) ? result.rows : [] }
      },
    },
    sql,
  )

/** The schema owned by pg-boss. */
export const JOBS_SCHEMA = 'jobs'

/** The queue of permanently failed jobs. It has no worker; the panel resends from it. */
export const DEAD_LETTERS = 'dead-letters'

const DAY = 24 * 3600

/** Retention in seconds: a week for done jobs, a month for dead letters. */
const KEPT_DONE = 7 * DAY
const KEPT_DEAD = 30 * DAY

/** A job whose instance sends no heartbeat for this time, in seconds, counts as lost and runs again. */
const HEARTBEAT = 30

/** Time zone of cron expressions. */
const ZONE = 'Europe/Warsaw'

/** Number of jobs that `runDue` fetches at a time. */
const BATCH = 50

/** Index for the panel, which lists the newest jobs first. */
const NEWEST_FIRST = `create index if not exists job_newest on ${JOBS_SCHEMA}.job_common (created_on desc, id)`

/** An id of no existing job. */
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/** Delay before another attempt to start, in milliseconds. */
const START_AGAIN = 10_000

/** Minimum time between two log entries about a database outage, in milliseconds. */
const SILENCE = 60_000

/** The queue's log. */
export type JobLog = Record<'warn' | 'error', (details: object, message: string) => void>

export type QueueOptions = {
  now: () => Date
  log: JobLog
  /** Polling interval for new jobs, in seconds. */
  poll?: number
  /** Polling interval for jobs of lost instances, in seconds. */
  supervise?: number
  /** Time for which stopping waits for running jobs, in milliseconds. Other instances rerun unfinished ones. */
  patience?: number
  /** Enqueues jobs without running them; for tests. */
  isAsleep?: boolean
}

/** Result of one attempt. */
export type JobResult = { name: string; error: Error | null }

/** The queue of one instance. Instances on the same database share the work. */
export type JobQueue = Jobs & {
  /** Creates or updates tables and queues; has to run before the first `send`. Fast if nothing has changed. */
  prepare: () => Promise<void>
  /** Starts working. Never throws; retries while the database is unavailable. */
  start: (services: Services) => Promise<void>
  /** Finishes running jobs, or leaves them to another instance. */
  stop: () => Promise<void>
  /** Runs all due jobs immediately and returns their results; for tests. */
  runDue: (services: Services) => Promise<JobResult[]>
}

const objectKeys = <Type extends object>(of: Type) => Object.keys(of) as (keyof Type)[]

const keptOptions = ({ tries, pause, longestPause, atMost }: JobOptions): Kept => ({
  retryLimit: tries - 1,
  retryDelay: pause,
  retryBackoff: true,
  retryDelayMax: longestPause,
  expireInSeconds: atMost,
  heartbeatSeconds: HEARTBEAT,
  deleteAfterSeconds: KEPT_DONE,
  retentionSeconds: KEPT_DEAD,
})

/** Opens the queue of an instance. All its state is in the database. */
export function openQueue(
  { executeSql, kind }: Pick<OpenDatabase, 'executeSql' | 'kind'>,
  workers: readonly JobWorker[],
  { now, log, poll = 2, supervise = 30, patience = 5_000, isAsleep = false }: QueueOptions,
): JobQueue {
  const boss = new PgBoss({
    db: { executeSql },
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    schema: JOBS_SCHEMA,
    supervise: !isAsleep,
    schedule: !isAsleep,
    migrate: !isAsleep,
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
    // Refreshes which queues run one job at a time, so that a killed server blocks none for longer.
    queueCacheIntervalSeconds: supervise,
  })
  const stopping = new AbortController()
  let starting: Promise<void> = Promise.resolve()
  let saidAt = Number.NEGATIVE_INFINITY
  boss.on('error', (error) => {
    // During a database outage every poll fails.
    if (performance.now() - saidAt < SILENCE) return
    saidAt = performance.now()
    log.warn({ reason: reasonOf(error) }, 'the job queue is unavailable')
  })
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'jobs'))

  async function prepare(): Promise<void> {
    await boss.start()
    const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    if (!there.has(DEAD_LETTERS)) {
      await boss.createQueue(DEAD_LETTERS, { retentionSeconds: KEPT_DEAD, deleteAfterSeconds: KEPT_DEAD })
    }
    for (const { job } of workers) {
      const options = { ...keptOptions(job.options), deadLetter: DEAD_LETTERS }
      const kept = there.get(job.name)
      const isSame = (key: keyof typeof options) => kept?.[key] === options[key]
      if (kept && objectKeys(options).every(isSame)) continue
      if (kept) await boss.updateQueue(job.name, options)
      else
        await boss.createQueue(job.name, { ...options, policy: job.options.alone ? 'stately' : 'standard' })
      // Makes pg-boss cache the queue: a `send` that has to look it up first would wait forever inside a transaction
      // of the embedded database, which has only one connection.
      await boss.findJobs(job.name, { id: NO_JOB })
    }
    if (!isAsleep) await executeSql(NEWEST_FIRST)
  }

  /** Runs one attempt. Throws errors that may be stored and shown. */
  async function attempt(
    worker: JobWorker,
    services: Services,
    job: JobWithMetadata<unknown>,
  ): Promise<void> {
    const id = job.sourceRootId ?? job.id
    // pg-boss adds a signal to jobs of its own workers.
    const signals = [stopping.signal, job.signal].filter(Boolean)
    const one = {
      id,
      attempt: job.retryCount + 1,
      signal: AbortSignal.any(signals),
      note: (details: object) => log.warn({ job: job.name, ...details }, 'a job'),
    }
    try {
      const span = {
        kind: 'job',
        attributes: { 'mowka.job.id': id, 'mowka.job.attempt': one.attempt },
      } as const
      await withSpan(`job ${job.name}`, span, () => worker.run(services, job.data, one))
    } catch (error) {
      const reason = reasonOf(error)
      const isLast = job.retryCount >= job.retryLimit
      const details = { job: job.name, id, attempt: one.attempt, reason }
      if (isLast) log.error(details, 'a job failed permanently')
      else log.warn(details, 'a job failed and will be retried')
      throw Object.assign(new Error(reason), { stack: undefined })
    }
  }

  async function begin(services: Services): Promise<void> {
    const wanted = workers.filter(({ job }) => job.options.every !== null).map(({ job }) => job.name)
    for (const { name, key } of await boss.getSchedules()) {
      if (!wanted.includes(name)) await boss.unschedule(name, key)
    }
    for (const { job } of workers) {
      if (job.options.every) await boss.schedule(job.name, job.options.every, {}, { tz: ZONE })
      if (job.options.atStart) await boss.send(job.name, {})
    }
    for (const worker of workers) {
      const { name, options } = worker.job
      await boss.work(
        name,
        { includeMetadata: true, localConcurrency: options.atATime, pollingIntervalSeconds: poll },
        async ([job]) => {
          if (job) await attempt(worker, services, job)
        },
      )
    }
  }

  async function beginWhenPossible(services: Services): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        return await begin(services)
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'the job queue cannot start yet')
        await setTimeout(START_AGAIN, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
      }
    }
  }

  return {
    prepare,
    async send(tx, job, data, { once, key, after } = {}) {
      const wait = after ? Math.ceil((after.getTime() - now().getTime()) / 1000) : 0
      const id = await boss.send(job.name, job.schema.parse(data) as object, {
        db: pgBossDatabase(tx),
        ...(once ? { id: contentId(`jobs/${job.name}/${once}`) } : {}),
        ...(key ? { singletonKey: key } : {}),
        // A duration, because the database's clock counts.
        ...(wait > 0 ? { startAfter: wait } : {}),
      })
      return id !== null
    },
    start(services) {
      starting = beginWhenPossible(services)
      return starting
    },
    async stop() {
      stopping.abort()
      // The server closes the database next.
      await starting
      await boss.stop({ close: false, graceful: true, timeout: patience })
    },
    async runDue(services) {
      const outcomes: JobResult[] = []
      for (let found = true; found; ) {
        found = false
        for (const worker of workers) {
          for (const job of await boss.fetch<object>(worker.job.name, {
            includeMetadata: true,
            batchSize: BATCH,
          })) {
            found = true
            const error = await attempt(worker, services, job).then(
              () => null,
              (thrown: Error) => thrown,
            )
            if (error) await boss.fail(job.name, job, error)
            else await boss.complete(job.name, job)
            outcomes.push({ name: job.name, error })
          }
        }
      }
      return outcomes
    },
    sendAgain: (tx, ids) => boss.redrive(DEAD_LETTERS, { ids, db: pgBossDatabase(tx) }),
    factsOf: (name, data) => workers.find(({ job }) => job.name === name)?.shown(data) ?? {},
  }
}
