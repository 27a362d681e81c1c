import type { Problem } from '@mowka/contract/schemas/common'

/** Reason why a request failed. Only `http` has a response. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'cancelled'

/** A failed request, with the server's problem+json if there is one. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** Stable problem code, e.g. LESSON_LOCKED. */
  readonly code: string
  readonly problem: Problem | null

  constructor(kind: ApiErrorKind, status: number, problem: Problem | null, cause?: unknown) {
    super(problem?.title ?? `API call failed: ${kind}`, { cause })
    this.name = problem?.name ?? 'ApiError'
    this.kind = kind
    this.status = status
    this.code = problem?.code ?? kind.toUpperCase()
    this.problem = problem
  }
}
