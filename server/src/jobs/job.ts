import type { z } from 'zod'
import type { Services } from '../services'

/** How a job behaves when it fails, takes long, or is wanted twice. Times in seconds. */
export type JobOptions = {
  /** Tries in all, before it becomes a dead letter. */
  tries: number
  /** The wait before the second try; it doubles with each further one. */
  pause: number
  /** The longest wait between two tries. */
  longestPause: number
  /** How long one try may take. */
  atMost: number
  /** How many of them one instance runs at a time. */
  atATime: number
  /** At most one waits and one runs, whatever the number of instances. With a `key`: for each key. */
  alone: boolean
  /** When it is sent by itself: a cron expression, read by the clock of Warsaw. */
  every: string | null
  /** Sent whenever an instance has started. */
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

/** One kind of work in the background: its name, its data, and how it behaves. */
export type JobDefinition<Schema extends z.ZodType = z.ZodType> = {
  /** `<domain>.<verb>`; also the name of its queue. Never reused for other data. */
  name: string
  schema: Schema
  options: JobOptions
  /** The part of its data that the panel may show. Never anything about a person. */
  shows: (data: z.output<Schema>) => Record<string, string | number>
}

/**
 * Describes a kind of job. Its data is checked when it is sent and again when it is run, because it may have been
 * sent by an older version of the server.
 */
export const defineJob = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  options: Partial<JobOptions> = {},
  shows: (data: z.output<Schema>) => Record<string, string | number> = () => ({}),
): JobDefinition<Schema> => ({ name, schema, options: { ...usual, ...options }, shows })

/** One try of a job. */
export type Run = {
  /** The same for every try, also after someone sent a dead letter again. */
  id: string
  /** 1 for the first try. */
  attempt: number
  /** Aborted when the try takes too long, or the server stops: end at the next good place. */
  signal: AbortSignal
  /** Says something to the operators, in the log. */
  note: (details: object) => void
}

/** A job with the work that it stands for. */
export type JobWorker = {
  job: Pick<JobDefinition, 'name' | 'options'>
  /** Throws when the data does not fit, or the work fails. */
  run: (services: Services, data: unknown, run: Run) => Promise<void>
  /** The part of stored data that the panel may show; empty for data that no longer fits. */
  shown: (data: unknown) => Record<string, string | number>
}

/**
 * Says what a job does. A try may have ended in the middle of an earlier one, so doing it twice has to do no harm.
 */
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
