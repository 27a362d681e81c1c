import type { z } from 'zod'
import type { Database } from '../database/database'
import type { JobDefinition } from './job'

/** How one job differs from others of its kind. */
export type SendOptions = {
  /** Names the occasion: a second job of this kind with the same name is not made, even after the first was done. */
  once?: string
  /** For kinds of which only one may run at a time: one for what. */
  key?: string
  /** Not before this moment. */
  after?: Date
}

/** Sends work to the background. */
export type Jobs = {
  /**
   * Sends a job within a transaction: it is there when that commits, and never was when it rolls back. False when it
   * was there already (`once`, or a kind of which only one may run).
   */
  send: <Schema extends z.ZodType>(
    tx: Database,
    job: JobDefinition<Schema>,
    data: z.input<Schema>,
    options?: SendOptions,
  ) => Promise<boolean>
  /** Sends dead letters again, within a transaction. Returns how many; one whose place is taken stays. */
  sendAgain: (tx: Database, ids: string[]) => Promise<number>
  /** What may be shown of a job's data. */
  factsOf: (name: string, data: unknown) => Record<string, string | number>
}
