import type { Database } from '../database/database'
import { trackingEvents } from './tables'

export async function insertEvent(db: Database, row: typeof trackingEvents.$inferInsert): Promise<void> {
  await db.insert(trackingEvents).values(row)
}
