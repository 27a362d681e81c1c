import type { LangCode } from '@mowka/contract/schemas/common'
import { addDays } from '@mowka/domain/time'
import { currentStreak } from '@mowka/domain/user/streak'
import { and, between, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { groupBy } from '../../database/group-by'
import { dailyPoints } from '../tables'

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

/** Maximum length of a streak in days, so that a reminder doesn't read a whole history. */
const MAX_DAYS = 400

/** A learner's streak in a language on a given day. */
export type StreakNow = { current: number; isDoneToday: boolean; lastDay: string | null }

/** The streaks of many learners, each in one language, for background jobs. */
export async function readStreaks(
  db: Database,
  owners: readonly { userId: string; targetLang: LangCode }[],
  today: string,
): Promise<Map<string, StreakNow>> {
  if (owners.length === 0) return new Map()
  const rows = await db
    .select({ userId: dailyPoints.userId, targetLang: dailyPoints.targetLang, day: dailyPoints.day })
    .from(dailyPoints)
    .where(
      and(
        inArray(
          dailyPoints.userId,
          owners.map(({ userId }) => userId),
        ),
        eq(dailyPoints.ofStreak, true),
        gte(dailyPoints.day, addDays(today, -MAX_DAYS)),
      ),
    )
  const langs = new Map(owners.map(({ userId, targetLang }) => [userId, targetLang]))
  const own = groupBy(
    rows.filter(({ userId, targetLang }) => langs.get(userId) === targetLang),
    ({ userId }) => userId,
  )
  return new Map(
    [...own].map(([userId, ofUser]) => {
      const days = new Set(ofUser.map(({ day }) => day))
      return [
        userId,
        {
          current: currentStreak(days, today).length,
          isDoneToday: days.has(today),
          lastDay: [...days].sort().at(-1) ?? null,
        },
      ]
    }),
  )
}
