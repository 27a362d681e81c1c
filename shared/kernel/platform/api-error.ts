import type { Problem } from '@mowka/contract/schemas/common'

/** Why a call failed. `http` has an answer of the server, the others have none. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'cancelled'

/** A failed call, with the server's problem+json where there is one. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** Stable code of the problem, e.g. LESSON_LOCKED. */
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
