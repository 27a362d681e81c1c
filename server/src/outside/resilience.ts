import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'
import { DURATION_BUCKETS, meter } from '../metrics/public'
import { withSpan } from '../tracing/public'
import { ExternalServiceError, type OutsideService } from './external-service-error'

/** Timeout, retries and circuit breaker of an adapter. Times in milliseconds. */
export type ResiliencePolicy = {
  /** Timeout of one attempt, including its body. */
  timeout: number
  /** Maximum number of attempts of an idempotent request. */
  tries: number
  /** Initial delay between two attempts; grows exponentially with jitter. */
  pause: number
  /** Consecutive failures after which the circuit opens. */
  failures: number
  /** Time for which the circuit stays open before one request tests the service. */
  rest: number
}

export const defaultResiliencePolicy: ResiliencePolicy = {
  timeout: 20_000,
  tries: 3,
  pause: 200,
  failures: 5,
  rest: 10_000,
}

/** Sends a request to a service. `work` has to stop when the signal is aborted. */
export type ResilientCall = <Result>(
  /** Name of the operation for the log, without personal data. */
  what: string,
  /** `repeat`: idempotent. `once`: retried only if the request certainly wasn't sent. */
  times: 'repeat' | 'once',
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>

/** The error `code` while the circuit is open. */
const CIRCUIT_OPEN = 'resting'

/** A service that throttles requests is available. */
const isThrottled = ({ status, code }: ExternalServiceError) => status === 429 || code === 'SlowDown'

const isOutage = (error: Error) =>
  error instanceof ExternalServiceError && error.isUnavailable && !isThrottled(error)

const isWorthAnother = (times: 'repeat' | 'once') => (error: Error) =>
  error instanceof ExternalServiceError &&
  error.isUnavailable &&
  error.code !== CIRCUIT_OPEN &&
  (times === 'repeat' || error.isUnsent)

/**
 * Adds timeout, retries and a circuit breaker to the requests of one service. Throws only `ExternalServiceError`s, apart from
 * our own bugs.
 */
export function withResilience(
  service: OutsideService,
  overrides: Partial<ResiliencePolicy> = {},
): ResilientCall {
  const policy = { ...defaultResiliencePolicy, ...overrides }
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: policy.rest,
    breaker: new ConsecutiveBreaker(policy.failures),
  })
  const inTime = timeout(policy.timeout, TimeoutStrategy.Aggressive)
  const again = (times: 'repeat' | 'once') =>
    retry(handleWhen(isWorthAnother(times)), {
      maxAttempts: policy.tries - 1,
      backoff: new ExponentialBackoff({ initialDelay: policy.pause, maxDelay: policy.timeout }),
    })
  const duration = meter().createHistogram('mowka.outside.request.duration', {
    unit: 's',
    description: 'Duration of requests to external services with their retries, by service and outcome',
    advice: { explicitBucketBoundaries: DURATION_BUCKETS },
  })
  const policies = { repeat: wrap(again('repeat'), breaker), once: wrap(again('once'), breaker) }

  return async (what, times, work) => {
    const outside = (error: unknown): unknown => {
      if (error instanceof TaskCancelledError)
        return new ExternalServiceError(service, what, { isUnavailable: true, code: 'timeout' })
      if (error instanceof BrokenCircuitError)
        return new ExternalServiceError(service, what, { isUnavailable: true, code: CIRCUIT_OPEN })
      return error
    }
    const start = performance.now()
    const record = (outcome: string) =>
      duration.record((performance.now() - start) / 1000, { service, outcome })
    try {
      // A span per attempt, so that retries are visible.
      const span = { kind: 'client', attributes: { 'peer.service': service } } as const
      const attempt = () => inTime.execute(({ signal }) => work(signal))
      const result = await policies[times].execute(async () => {
        try {
          return await withSpan(`${service} ${what}`, span, attempt)
        } catch (error) {
          // Converted here, so that breaker and retries recognize it.
          throw outside(error)
        }
      })
      record('ok')
      return result
    } catch (error) {
      const thrown = outside(error)
      record(thrown instanceof ExternalServiceError && thrown.code === CIRCUIT_OPEN ? CIRCUIT_OPEN : 'error')
      throw thrown
    }
  }
}

/** Limits the number of concurrent tasks; the others wait in order. */
export function limitConcurrency(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    // A task started from the queue reuses the slot of the one that ended.
    if (running < limit) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
