import { gte, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { dailyPoints } from './tables'

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
