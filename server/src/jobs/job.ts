import { ZodError, type z } from 'zod'
import type { Database } from '../database/database'
import { ProblemError } from '../http/problem'
import { ExternalServiceError } from '../outside/external-service-error'
import type { Services } from '../services'

/** Retries, timeouts and concurrency of a job. Times in seconds. */
export type JobOptions = {
  /** Maximum number of attempts before the job becomes a dead letter. */
  tries: number
  /** Delay before the first retry; doubles with each further one. */
  pause: number
  /** Maximum delay between two attempts. */
  longestPause: number
  /** Timeout of one attempt. */
  atMost: number
  /** Maximum number of concurrent jobs per instance. */
  atATime: number
  /** At most one job waits and one runs across all instances; with a `key`, per key. */
  alone: boolean
  /** Schedule as a cron expression in Warsaw time. */
  every: string | null
  /** Enqueued after each start of an instance. */
  atStart: boolean
}

const usual: JobOptions = {
  tries: 6,
  pause: 15,
  longestPause: 3600,
  atMost: 120,
  atATime: 1,
  alone: false,
  every: null,
  atStart: false,
}

/** A kind of background job: its name, data schema and options. */
type JobDefinition<Schema extends z.ZodType = z.ZodType> = {
  /** `<domain>.<verb>`, also the name of its queue. Never reused for other data. */
  name: string
  schema: Schema
  options: JobOptions
  /** The part of its data that the panel may show; never personal data. */
  shows: (data: z.output<Schema>) => Record<string, string | number>
}

/**
 * Defines a kind of job. Its data is validated when it is enqueued and again when it runs, because an older version
 * of the server may have enqueued it.
 */
export const defineJob = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  options: Partial<JobOptions> = {},
  shows: (data: z.output<Schema>) => Record<string, string | number> = () => ({}),
): JobDefinition<Schema> => ({ name, schema, options: { ...usual, ...options }, shows })

/** One attempt of a job. */
export type Run = {
  /** Identical for all attempts, also after a dead letter was resent. */
  id: string
  /** 1 for the first attempt. */
  attempt: number
  /** Aborted on timeout and when the server stops; the job should end at the next safe point. */
  signal: AbortSignal
  /** Writes a warning to the log. */
  note: (details: object) => void
}

/** A job with its implementation. */
export type JobWorker = {
  job: Pick<JobDefinition, 'name' | 'options'>
  /** Throws for invalid data and for failed work. */
  run: (services: Services, data: unknown, run: Run) => Promise<void>
  /** The part of stored data that the panel may show; empty for data that is no longer valid. */
  shown: (data: unknown) => Record<string, string | number>
}

/** Implements a job. The implementation has to be idempotent, because an earlier attempt may have ended half-way. */
export const worker = <Schema extends z.ZodType>(
  job: JobDefinition<Schema>,
  run: (services: Services, data: z.output<Schema>, run: Run) => Promise<void>,
): JobWorker => ({
  job: { name: job.name, options: job.options },
  run: async (services, data, one) => run(services, job.schema.parse(data), one),
  shown: (data) => {
    const read = job.schema.safeParse(data)
    return read.success ? job.shows(read.data) : {}
  },
})

/** Options of a single job. */
type SendOptions = {
  /** Idempotency key: no second job of this kind with the same key is created, even after the first has run. */
  once?: string
  /** For kinds of which only one may run at a time: allows one per key. */
  key?: string
  /** Earliest start. */
  after?: Date
}

/** Enqueues background jobs. */
export type Jobs = {
  /**
   * Enqueues a job within a transaction, so that it exists only if that commits. Returns `false` for a duplicate
   * (`once`, or a kind of which only one may run).
   */
  send: <Schema extends z.ZodType>(
    tx: Database,
    job: JobDefinition<Schema>,
    data: z.input<Schema>,
    options?: SendOptions,
  ) => Promise<boolean>
  /**
   * Resends dead letters within a transaction. Returns their number; a dead letter stays if a job of its kind is
   * already waiting and only one may.
   */
  sendAgain: (tx: Database, ids: string[]) => Promise<number>
  /** Returns the part of a job's data that may be shown. */
  factsOf: (name: string, data: unknown) => Record<string, string | number>
}

/** Maximum length of a reason, in characters. */
const LONGEST = 300

/** Truncates a reason. Half a surrogate pair at the cut is replaced, because the database refuses it. */
const short = (reason: string): string => reason.slice(0, LONGEST).toWellFormed()

/** Email addresses, and credentials before the @ of a URL. */
const ADDRESS = /(?<![^\s@<>"'(,;])[^\s@<>"'(,;]+@[^\s@<>"'),;]+/g

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/**
 * Returns the reason for a job's failure in a form that may be logged and shown in the panel, without query values or
 * email addresses.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof ExternalServiceError) return error.message
  if (error instanceof ProblemError) return `${error.code}: ${error.message}`
  if (error instanceof ZodError) {
    const places = error.issues.map(({ path }) => path.join('.') || 'all of it')
    return short(`The data is invalid: ${places.join(', ')}`)
  }
  // Libraries pass on copies of errors that are no longer instances of Error.
  const { name, message, cause }: { name?: unknown; message?: unknown; cause?: unknown } = Object(error)
  if (typeof message !== 'string') return 'A value that is not an Error was thrown'
  // The message of the wrapping error contains the values of the failed query.
  if (message.startsWith('Failed query')) return `database: ${codeOf(cause) ?? 'no answer'}`
  return short(`${typeof name === 'string' ? name : 'Error'}: ${message}`.replace(ADDRESS, '…'))
}
