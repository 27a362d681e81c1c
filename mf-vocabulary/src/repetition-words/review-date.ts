import { warsawDay } from '@mowka/domain/warsaw-time'

/** When a word is to be reviewed, seen from now: words are due on Warsaw days (V-RW-08, V-RW-09). */
export type ReviewDate = 'overdue' | 'today' | 'later'

export function reviewDate(nextReviewAt: string, now: Date): ReviewDate {
  const day = warsawDay(new Date(nextReviewAt))
  const today = warsawDay(now)
  if (day === today) return 'today'
  return day < today ? 'overdue' : 'later'
}

/** About how long so many reviews take, in minutes: three a minute. */
export const reviewMinutes = (words: number): number => Math.max(1, Math.round(words / 3))
