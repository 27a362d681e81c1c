import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { rateLimits } from './tables'

/** Duration of a window in milliseconds. A window starts with its first call. */
export const WINDOW = 60_000

/**
 * Maximum limit, in calls per window, that is counted in the database for all instances together. Lower limits guard
 * secrets, costs and other services. Higher ones only guard an instance against floods, so it counts them itself and
 * saves a statement per call.
 */
export const SHARED_UP_TO = 120

/** Maximum number of keys in memory. Beyond it, counting starts again. */
const MAX_KEYS = 100_000

/** The calls of a client in the current window, and the time until its end in milliseconds. */
type Count = { current: number; ttl: number }

/** Counts a call in the database. */
async function countShared(db: Database, key: string): Promise<Count> {
  const hashed = createHash('sha256').update(key).digest('base64url')
  const end = sql`now() + ${WINDOW} * interval '1 millisecond'`
  const isOver = sql`${rateLimits.resetsAt} <= now()`
  const [count] = await db
    .insert(rateLimits)
    .values({ key: hashed, calls: 1, resetsAt: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        calls: sql`case when ${isOver} then 1 else ${rateLimits.calls} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${end} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      current: rateLimits.calls,
      ttl: sql`ceil(extract(epoch from ${rateLimits.resetsAt} - now()) * 1000)`.mapWith(Number),
    })
  return count ?? { current: 1, ttl: WINDOW }
}

/** Windows of this instance by key. */
class LocalWindows {
  readonly #windows = new Map<string, { calls: number; endsAt: number }>()

  /** Counts a call in memory. */
  count(key: string): Count {
    const { current, ttl } = this.find(key) ?? { current: 0, ttl: WINDOW }
    return this.set(key, { current: current + 1, ttl })
  }

  find(key: string): Count | null {
    const window = this.#windows.get(key)
    const ttl = window ? window.endsAt - performance.now() : 0
    return window && ttl > 0 ? { current: window.calls, ttl } : null
  }

  set(key: string, count: Count): Count {
    if (this.#windows.size >= MAX_KEYS) this.#windows.clear()
    this.#windows.set(key, { calls: count.current, endsAt: performance.now() + count.ttl })
    return count
  }
}

/**
 * The store of `@fastify/rate-limit`: counts low limits in the database and high ones in memory. Refused clients are
 * remembered until their window ends, so that a flood of refused calls doesn't reach the database. Keys have to contain
 * the name of the call.
 */
export function rateLimitStore(db: Database): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    readonly #local = new LocalWindows()
    readonly #refused = new LocalWindows()

    incr(
      key: string,
      callback: (error: Error | null, result?: Count) => void,
      _window: number,
      limit: number,
    ): void {
      const known = limit > SHARED_UP_TO ? this.#local.count(key) : this.#refused.find(key)
      if (known) {
        callback(null, known)
        return
      }
      countShared(db, key).then((count) => {
        if (count.current > limit) this.#refused.set(key, count)
        callback(null, count)
      }, callback)
    }

    child(): FastifyRateLimitStore {
      return this
    }
  }
}

/** Deletes expired windows. */
export async function deleteExpiredWindows(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`))
}
