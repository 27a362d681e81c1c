import type { LangCode } from '@mowka/contract/schemas/common'
import { addDays } from '@mowka/domain/warsaw-time'
import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { currentStreak } from './streak'
import { dailyPoints } from './tables'

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
          current: currentStreak(days, today),
          isDoneToday: days.has(today),
          lastDay: [...days].sort().at(-1) ?? null,
        },
      ]
    }),
  )
}
