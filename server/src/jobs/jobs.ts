import type { z } from 'zod'
import type { Database } from '../database/database'
import type { JobDefinition } from './job'

/** Options of a single job. */
export type SendOptions = {
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
