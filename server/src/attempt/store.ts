import type { Database } from '../database/database'
import { disputedAnswers } from './tables'

/** Keeps a disputed answer. One that the person disputed before stays as it is. */
export async function keepDisputedAnswer(db: Database, row: typeof disputedAnswers.$inferInsert) {
  await db.insert(disputedAnswers).values(row).onConflictDoNothing()
}
