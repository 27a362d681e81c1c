/** Kinds of requests, which have different waiting times. */
export type RequestKind = 'page' | 'read' | 'write'

/** A finished request. Status 0 means that there was no response. */
export type Sample = { kind: RequestKind; status: number; ms: number }

/** A part of the rehearsal with its own figures. */
export type Phase = { name: string; samples: Sample[]; seconds: number; notes: string[] }

/** Responses after which a client retries: rate limits, and servers that are unavailable or starting. */
const RETRYABLE = new Set([0, 429, 502, 503, 504])

export const isRetryable = (status: number) => RETRYABLE.has(status)

/** Returns a percentile (0 to 1) by the nearest rank; `null` without values. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null
}

/** Figures of a phase's requests. */
export type Figures = {
  requests: number
  perSecond: number
  /** Requests that clients repeated: no response, or refused for the moment. */
  retried: number
  /** Requests with an unexpected response. */
  failed: number
  /** Waiting times in ms of all requests with a response. */
  waiting: { p50: number | null; p95: number | null; p99: number | null; max: number | null }
}

const isFailure = ({ status }: Sample) => status >= 400 && !isRetryable(status)

export function figuresOf({ samples, seconds }: Phase): Figures {
  const times = samples.filter(({ status }) => status !== 0).map(({ ms }) => ms)
  return {
    requests: samples.length,
    perSecond: samples.length / Math.max(seconds, 0.001),
    retried: samples.filter(({ status }) => isRetryable(status)).length,
    failed: samples.filter(isFailure).length,
    waiting: {
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      p99: percentile(times, 0.99),
      max: percentile(times, 1),
    },
  }
}

/** Collects the requests of all clients by phase, and problems that no audit of the database can find. */
export class Measurements {
  readonly phases: Phase[] = []
  /** Unexpected responses: method, path and beginning of the body, with their number. */
  readonly unexpected = new Map<string, number>()
  /** Times in ms from the first attempt of a write until its acknowledgement. */
  readonly acknowledgements: number[] = []
  private startedAt = 0

  begin(name: string): Phase {
    this.end()
    const phase: Phase = { name, samples: [], seconds: 0, notes: [] }
    this.phases.push(phase)
    this.startedAt = performance.now()
    return phase
  }

  end(): void {
    const phase = this.phases.at(-1)
    if (phase && phase.seconds === 0) phase.seconds = (performance.now() - this.startedAt) / 1000
  }

  record(sample: Sample): void {
    this.phases.at(-1)?.samples.push(sample)
  }

  reportUnexpected(description: string): void {
    this.unexpected.set(description, (this.unexpected.get(description) ?? 0) + 1)
  }
}
