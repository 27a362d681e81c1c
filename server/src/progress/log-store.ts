import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { confirmedSuccesses, progressEvents } from './tables'

/** Tells whether an event with this id is in the log already (C60). */
export async function wasTaken(db: Database, userId: string, eventId: string): Promise<boolean> {
  const rows = await db
    .select({ seq: progressEvents.seq })
    .from(progressEvents)
    .where(and(eq(progressEvents.userId, userId), eq(progressEvents.eventId, eventId)))
  return rows.length > 0
}

/** Remembers that the server's own check found an answer right. */
export async function confirmSuccess(db: Database, userId: string, exerciseId: string, now: Date) {
  await db
    .insert(confirmedSuccesses)
    .values({ userId, exerciseId, confirmedAt: now })
    .onConflictDoUpdate({
      target: [confirmedSuccesses.userId, confirmedSuccesses.exerciseId],
      set: { confirmedAt: now },
    })
}

/** Uses up a confirmed success; false when there is none. */
export async function takeConfirmation(db: Database, userId: string, exerciseId: string): Promise<boolean> {
  const rows = await db
    .delete(confirmedSuccesses)
    .where(and(eq(confirmedSuccesses.userId, userId), eq(confirmedSuccesses.exerciseId, exerciseId)))
    .returning({ exerciseId: confirmedSuccesses.exerciseId })
  return rows.length > 0
}

/** Appends to the log. */
export async function appendEvents(db: Database, rows: (typeof progressEvents.$inferInsert)[]) {
  if (rows.length > 0) await db.insert(progressEvents).values(rows)
}

/** The whole log of a learner in its order. */
export const readLog = (db: Database, userId: string) =>
  db.select().from(progressEvents).where(eq(progressEvents.userId, userId)).orderBy(asc(progressEvents.seq))
