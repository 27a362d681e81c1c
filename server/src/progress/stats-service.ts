import type { Stats } from '@mowka/shared/contract/schemas/user'
import { warsawDay } from '@mowka/shared/domain/warsaw-time'
import type { OwnDays } from './read-store'
import { currentStreak, longestStreak } from './streak'

/** The longest streak that is shown (L-STRK-09). */
const MAX_STREAK = 10_000

/** A learner's statistics in a language (S-USER-16, C59). */
export function showStats({ days: rows, finishedLessons }: OwnDays, now: Date): Stats {
  const today = warsawDay(now)
  const todayRow = rows.find((row) => row.day === today)
  const days = new Set(rows.filter((row) => row.ofStreak).map((row) => row.day))
  return {
    currentStreak: Math.min(MAX_STREAK, currentStreak(days, today)),
    todayActivity: { completed: days.has(today), secondsPassed: todayRow?.seconds ?? 0 },
    correctAnswers: rows.reduce((sum, row) => sum + row.successes, 0),
    daysStreak: longestStreak(days),
    lessonsFinished: finishedLessons,
  }
}
