import type { Stats } from '@mowka/shared/contract/schemas/user'
import { warsawDay } from '@mowka/shared/domain/warsaw-time'
import type { CallScope } from '../http/policy'
import * as store from './read-store'
import { currentStreak, longestStreak } from './streak'

/** The longest streak that is shown (L-STRK-09). */
const MAX_STREAK = 10_000

/** A learner's statistics in a language (S-USER-16, C59). */
export async function readStats({
  db,
  person: { userId },
  pair: { targetLang },
  now,
}: CallScope): Promise<Stats> {
  const rows = await store.readDays(db, userId, targetLang)
  const today = warsawDay(now)
  const todayRow = rows.find((row) => row.day === today)
  const days = new Set(rows.filter((row) => row.ofStreak).map((row) => row.day))
  return {
    currentStreak: Math.min(MAX_STREAK, currentStreak(days, today)),
    todayActivity: { completed: days.has(today), secondsPassed: todayRow?.seconds ?? 0 },
    correctAnswers: rows.reduce((sum, row) => sum + row.successes, 0),
    daysStreak: longestStreak(days),
    lessonsFinished: await store.countFinishedLessons(db, userId, targetLang),
  }
}
