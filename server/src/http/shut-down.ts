import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Readiness } from './readiness'

/** How long requests may go on after the server stopped accepting new connections, in milliseconds. */
const CLOSE_TIMEOUT = 8_000

export type ShutDownOptions = {
  /** How long the instance goes on serving while `/api/ready` returns 503, in milliseconds. */
  drain: number
  closeTimeout?: number
}

/**
 * Stops serving without losing a request: turns unready, waits until load balancers have noticed, stops accepting
 * connections and lets running requests end. Connections that are still open after the timeout are cut, so a client that
 * sends a byte per second can't keep the process alive.
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
