import { warsawDay } from '@mowka/domain/time'

/** Due date of a review relative to now: words are due on Warsaw days (V-RW-08, V-RW-09). */
export type ReviewDate = 'overdue' | 'today' | 'later'

export function reviewDate(nextReviewAt: string, now: Date): ReviewDate {
  const day = warsawDay(new Date(nextReviewAt))
  const today = warsawDay(now)
  if (day === today) return 'today'
  return day < today ? 'overdue' : 'later'
}
