import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
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
export const answersUnderLoad = { pressureHandler: () => undefined }

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
