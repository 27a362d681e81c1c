import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Readiness } from './readiness'

/** Time for running requests to end after the server stopped accepting connections, in milliseconds. */
const CLOSE_TIMEOUT = 8_000

export type ShutDownOptions = {
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
  await setTimeout(drain)
  const closed = new AbortController()
  const cut = setTimeout(closeTimeout, undefined, { signal: closed.signal }).then(
    () => app.server.closeAllConnections(),
    () => {},
  )
  await app.close()
  closed.abort()
  await cut
}
