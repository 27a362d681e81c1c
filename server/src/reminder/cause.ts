import { addDays } from '@mowka/shared/domain/warsaw-time'

/** People who have not learned for so many days are left alone. */
const ACTIVE_DAYS = 30

/** What is known of someone who may be reminded. Days are Warsaw days. */
export type Learned = {
  /** The streak up to today or yesterday. */
  streak: number
  /** Today counts for it already. */
  isDoneToday: boolean
  dueWords: number
  /** The last day with anything learned; null for none. */
  lastDay: string | null
}

/** Why someone is reminded: a streak that ends today, words that wait, or both. */
export type Cause = { streak: number; words: number }

/** Why to remind someone today; null for no reason (C61). */
export function causeOf({ streak, isDoneToday, dueWords, lastDay }: Learned, today: string): Cause | null {
  if (lastDay === null || lastDay < addDays(today, -ACTIVE_DAYS)) return null
  const atRisk = isDoneToday ? 0 : streak
  return atRisk > 0 || dueWords > 0 ? { streak: atRisk, words: dueWords } : null
}
