import type { Database } from '../database/database'
import type { Api } from '../http/api'
import { anyone } from '../http/policy'
import type { Services } from '../services'
import { trackingEvents } from './tables'

async function insertEvent(db: Database, row: typeof trackingEvents.$inferInsert): Promise<void> {
  await db.insert(trackingEvents).values(row)
}

/** A person causes an event every few seconds at most; a school that shares an IP address stays below this. */
const CALLS_PER_MINUTE = 240
/** Maximum size of an event in bytes: a handful of short properties. */
const EVENT_LIMIT = 16 * 1024

/** The product's own analytics, also for visitors (P-TRACK-01, C30). */
export function trackingRoutes(api: Api, { db, now }: Services): void {
  api.route(
    'track',
    anyone('visits without an account are tracked too (S-AUTH-04, C30)'),
    ({ person, body }) => insertEvent(db, { ...body, userId: person?.userId ?? null, createdAt: now() }),
    { bodyLimit: EVENT_LIMIT, callsPerMinute: CALLS_PER_MINUTE },
  )
}
