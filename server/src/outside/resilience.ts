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
import { OutsideError, type OutsideService } from './outside-error'

/** How an adapter behaves when its service does not. Times in milliseconds. */
export type ResiliencePolicy = {
  /** How long one try may take, with its bytes. */
  timeout: number
  /** Tries of a request that may be made twice without harm. */
  tries: number
  /** The first wait between two tries; it grows, with jitter. */
  pause: number
  /** After this many tries in a row without an answer the service is left alone. */
  failures: number
  /** How long; then one request checks whether it is back. */
  rest: number
}

export const defaultResiliencePolicy: ResiliencePolicy = {
  timeout: 20_000,
  tries: 3,
  pause: 200,
  failures: 5,
  rest: 10_000,
}

/** Makes one request of a service. `work` has to end when the signal says so. */
export type ResilientCall = <Result>(
  /** What is asked, for the log: no data of anyone. */
  what: string,
  /** `repeat`: may be made twice. `once`: is made again only when it surely never arrived. */
  times: 'repeat' | 'once',
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>

/** What `code` says of a service that is not asked for a while. */
export const CIRCUIT_OPEN = 'resting'

/** A service that says "slower" is there. */
const isThrottled = ({ status, code }: OutsideError) => status === 429 || code === 'SlowDown'

const isOutage = (error: Error) => error instanceof OutsideError && error.isAway && !isThrottled(error)

const isWorthAnother = (times: 'repeat' | 'once') => (error: Error) =>
  error instanceof OutsideError &&
  error.isAway &&
  error.code !== CIRCUIT_OPEN &&
  (times === 'repeat' || error.isUnsent)

/**
 * Time-outs, tries and a circuit breaker around the requests of one service. Everything that it throws, apart from
 * mistakes of our own, is an `OutsideError`.
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
  const policies = { repeat: wrap(again('repeat'), breaker), once: wrap(again('once'), breaker) }

  return async (what, times, work) => {
    const outside = (error: unknown): unknown => {
      if (error instanceof TaskCancelledError)
        return new OutsideError(service, what, { isAway: true, code: 'timeout' })
      if (error instanceof BrokenCircuitError)
        return new OutsideError(service, what, { isAway: true, code: CIRCUIT_OPEN })
      return error
    }
    try {
      return await policies[times].execute(async () => {
        try {
          return await inTime.execute(({ signal }) => work(signal))
        } catch (error) {
          // Here, so that the breaker and the retries understand it.
          throw outside(error)
        }
      })
    } catch (error) {
      throw outside(error)
    }
  }
}
