import { ApiError } from '../api-error'

/** Statuses of rejections that may be temporary: expired session, too early, rate limited. */
const temporary: readonly number[] = [401, 408, 425, 429]

/**
 * Effect of a failure on a queued call, the only rule for this:
 * - `refused`: the server understood the call and will never accept it, for instance because its lesson was deleted.
 * - `noAccess`: the user lacks access. Access may change, so the call stays queued.
 * - `broken`: the server failed on this call; others may succeed.
 * - `later`: no call can be sent at the moment.
 */
export type Verdict = 'refused' | 'noAccess' | 'broken' | 'later'

/** Classifies a failed call. */
export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof ApiError) || error.kind !== 'http') return 'later'
  if (error.status === 403) return 'noAccess'
  if (error.status === 500) return 'broken'
  return error.status >= 400 && error.status < 500 && !temporary.includes(error.status) ? 'refused' : 'later'
}
