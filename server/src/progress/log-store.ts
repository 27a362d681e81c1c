import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { prepared } from '../database/prepared'
import { confirmedSuccesses, progressEvents } from './tables'

const confirmation = prepared('confirm success', (db) =>
  db
    .insert(confirmedSuccesses)
    .values({
      userId: sql.placeholder('userId'),
      exerciseId: sql.placeholder('exerciseId'),
      confirmedAt: sql.placeholder('now'),
    })
    .onConflictDoUpdate({
      target: [confirmedSuccesses.userId, confirmedSuccesses.exerciseId],
      set: { confirmedAt: sql`excluded.confirmed_at` },
    }),
)

/** Remembers that the server's own check found an answer right. */
export async function confirmSuccess(db: Database, userId: string, exerciseId: string, now: Date) {
  await confirmation(db, { userId, exerciseId, now })
}

/** Appends to the log. */
export async function appendEvents(db: Database, rows: (typeof progressEvents.$inferInsert)[]) {
  if (rows.length > 0) await db.insert(progressEvents).values(rows)
}

/** The whole log of a learner in its order. */
export const readLog = (db: Database, userId: string) =>
  db.select().from(progressEvents).where(eq(progressEvents.userId, userId)).orderBy(asc(progressEvents.seq))
