import { ApiError } from '../api-error'

/** Refusals that may be another answer later: signing in again, too early, too much at once. */
const temporary: readonly number[] = [401, 408, 425, 429]

/**
 * What a failure means for a call that waits. This is the one rule:
 * - `refused`: the server understood and will never take it, for instance because its lesson is gone.
 * - `noAccess`: the person may not do this now. Access comes and goes, so the call is worth keeping.
 * - `broken`: the server failed at this very call; others may get through.
 * - `later`: nothing gets through at the moment.
 */
export type Verdict = 'refused' | 'noAccess' | 'broken' | 'later'

/** Judges a failed call. */
export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof ApiError) || error.kind !== 'http') return 'later'
  if (error.status === 403) return 'noAccess'
  if (error.status === 500) return 'broken'
  return error.status >= 400 && error.status < 500 && !temporary.includes(error.status) ? 'refused' : 'later'
}
