import { addDays } from '@mowka/domain/warsaw-time'

/** Learners without activity for more days are not reminded. */
const ACTIVE_DAYS = 30

/** A learner's activity. Days are Warsaw days. */
export type LearnerActivity = {
  /** Length of the streak up to today or yesterday. */
  streak: number
  /** Whether today already counts. */
  isDoneToday: boolean
  dueWords: number
  /** The last day with activity; null if none. */
  lastDay: string | null
}

/** The reason for a reminder: a streak that ends today, due words, or both. */
export type ReminderReason = { streak: number; words: number }

/** Returns the reason to remind a learner today; null if none (C61). */
export function reminderReason(
  { streak, isDoneToday, dueWords, lastDay }: LearnerActivity,
  today: string,
): ReminderReason | null {
  if (lastDay === null || lastDay < addDays(today, -ACTIVE_DAYS)) return null
  const atRisk = isDoneToday ? 0 : streak
  return atRisk > 0 || dueWords > 0 ? { streak: atRisk, words: dueWords } : null
}
