import { asc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { prepared } from '../database/prepared'
import { confirmedSuccesses, dailyPoints, learnerLogs, progressEvents } from './tables'

/** Locks a learner's log until the transaction ends, so that events are recorded one after the other. */
export async function lockLog(tx: Database, userId: string): Promise<void> {
  await tx
    .insert(learnerLogs)
    .values({ userId, version: 1 })
    .onConflictDoUpdate({ target: learnerLogs.userId, set: { version: sql`${learnerLogs.version} + 1` } })
}

const upsertConfirmation = prepared('confirm success', (db) =>
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

/** Stores that the server's own check accepted an answer to an exercise. */
export async function confirmSuccess(db: Database, userId: string, exerciseId: string, now: Date) {
  await upsertConfirmation(db, { userId, exerciseId, now })
}

/** Appends events to logs. */
export async function appendEvents(db: Database, rows: (typeof progressEvents.$inferInsert)[]) {
  if (rows.length > 0) await db.insert(progressEvents).values(rows)
}

/** The whole log of a learner, in order. */
export const readLog = (db: Database, userId: string) =>
  db.select().from(progressEvents).where(eq(progressEvents.userId, userId)).orderBy(asc(progressEvents.seq))

const sum = sql<number>`coalesce(sum(${dailyPoints.successes}), 0)::int`

/** The number of finished exercises in total, and per day from the first of the given Warsaw days. */
export async function readLearningFigures(db: Database, { days: [first = ''] }: { days: readonly string[] }) {
  const [[all], days] = await Promise.all([
    db.select({ finished: sum }).from(dailyPoints),
    db
      .select({ day: dailyPoints.day, finished: sum })
      .from(dailyPoints)
      .where(gte(dailyPoints.day, first))
      .groupBy(dailyPoints.day),
  ])
  return {
    allFinishedExercises: all?.finished ?? 0,
    recentlyFinishedExercises: days.reduce((total, { finished }) => total + finished, 0),
    finishedByDay: new Map(days.map(({ day, finished }) => [day, finished])),
  }
}
