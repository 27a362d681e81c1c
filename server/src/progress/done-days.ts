import { and, between, gt, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { dailyPoints } from './tables'

/**
 * Subquery for the exercises done on each day of a period, without forced successes. `weeksAgo` counts 7-day weeks
 * back from today, 0 for the current one.
 */
export const doneDays = (db: Database, { since, today }: { since: string; today: string }) =>
  db
    .select({
      userId: dailyPoints.userId,
      lang: dailyPoints.targetLang,
      day: dailyPoints.day,
      done: dailyPoints.successes,
      weeksAgo: sql<number>`((${today}::date - ${dailyPoints.day}) / 7)`.as('weeks_ago'),
    })
    .from(dailyPoints)
    .where(and(between(dailyPoints.day, since, today), gt(dailyPoints.successes, 0)))
    .as('done_days')
