import { setTimeout as wait } from 'node:timers/promises'
import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'
import { ProblemError } from './problem'

/** Limits beyond which an instance refuses calls. */
export type LoadLimits = {
  /** Mean delay of the event loop within a second, in milliseconds. */
  maxEventLoopDelay: number
  maxHeapUsedBytes: number
}

/**
 * Limits of an instance: its responses would take seconds, or V8 is about to end the process. A single slow task
 * doesn't exceed them.
 */
export const instanceLimits = (): LoadLimits => ({
  maxEventLoopDelay: 1_000,
  maxHeapUsedBytes: getHeapStatistics().heap_size_limit * 0.9,
})

/** Seconds until callers may retry. */
const RETRY_AFTER = 5

/** Route option of probes, which respond under any load. */
const answersUnderLoad = { pressureHandler: () => undefined }

/** Refuses calls with 503 `OVERLOADED` while an instance exceeds its limits, so that the accepted ones stay fast. */
export async function shedLoad(app: FastifyInstance, limits: LoadLimits): Promise<void> {
  await app.register(underPressure, {
    ...limits,
    async pressureHandler(_request, reply) {
      void reply.header('Retry-After', RETRY_AFTER)
      throw new ProblemError(503, 'OVERLOADED', 'The server is overloaded')
    },
  })
}

/** Timeout of one check, in milliseconds; shorter than a load balancer's own. */
const CHECK_TIMEOUT = 2_000

/** Time for which later probes share a result, in milliseconds, so that probes stay cheap. */
const RESULT_TTL = 1_000

/** A key without a file: reading it shows that the storage responds. */
const PROBE_KEY = 'health/probe'

/** Whether the load balancer should send requests to this instance; `isDraining` is set when it begins to stop. */
export type Readiness = { isDraining: boolean }

type Check = { name: string; run: () => Promise<unknown> }

const withTimeout = (work: Promise<unknown>): Promise<unknown> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), CHECK_TIMEOUT)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Returns the names of failed checks. */
async function failedChecks(checks: readonly Check[]): Promise<string[]> {
  const results = await Promise.allSettled(checks.map(async ({ run }) => await withTimeout(run())))
  return checks.flatMap(({ name }, index) => (results[index]?.status === 'rejected' ? [name] : []))
}

/**
 * Registers the probes of an instance, which need no sign-in:
 *
 * - `GET /api/health`: 200 while the process responds. A supervisor restarts the process if it doesn't.
 * - `GET /api/ready`: 200 if database and storage respond, else 503 `NOT_READY` with the failed checks. A load balancer
 *   sends requests only to ready instances. The database is migrated before the server listens.
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  readiness: Readiness,
): void {
  const checks: Check[] = [
    { name: 'database', run: async () => await db.execute(sql`select 1`) },
    { name: 'storage', run: () => storage.get(PROBE_KEY) },
  ]
  let latest: { failed: Promise<string[]>; expires: number } | null = null
  const failedNow = (): Promise<string[]> => {
    if (!latest || performance.now() >= latest.expires) {
      latest = { failed: failedChecks(checks), expires: performance.now() + RESULT_TTL }
    }
    return latest.failed
  }

  app.get('/api/health', { schema: { hide: true }, config: answersUnderLoad }, async () => ({ status: 'ok' }))
  app.get('/api/ready', { schema: { hide: true }, config: answersUnderLoad }, async (_request, reply) => {
    void reply.header('Cache-Control', 'no-store')
    const failed = readiness.isDraining ? ['draining'] : await failedNow()
    if (failed.length === 0) return { status: 'ready' }
    throw new ProblemError(503, 'NOT_READY', 'This instance is not ready for requests', {
      detail: `Not ready: ${failed.join(', ')}.`,
    })
  })
}

/** Time for running requests to end after the server stopped accepting connections, in milliseconds. */
const CLOSE_TIMEOUT = 8_000

type ShutDownOptions = {
  /** Time for which the instance still serves requests while `/api/ready` returns 503, in milliseconds. */
  drain: number
  closeTimeout?: number
}

/**
 * Stops serving without losing a request: becomes unready, waits until load balancers have noticed, stops accepting
 * connections and lets running requests end. Connections that are still open after the timeout are cut, so that a
 * client that sends a byte per second can't keep the process alive.
 */
export async function stopServing(
  app: FastifyInstance,
  readiness: Readiness,
  { drain, closeTimeout = CLOSE_TIMEOUT }: ShutDownOptions,
): Promise<void> {
  readiness.isDraining = true
  await wait(drain)
  const closed = new AbortController()
  const cut = wait(closeTimeout, undefined, { signal: closed.signal }).then(
    () => app.server.closeAllConnections(),
    () => {},
  )
  await app.close()
  closed.abort()
  await cut
}
