import { and, between, gt, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { dailyPoints } from './tables'

/**
 * What people did right on the days of a time, forced successes left out, a part of other queries: `weeksAgo` counts
 * weeks of 7 days that end today, 0 for the last one.
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
