import { addDays } from '@mowka/domain/time'

/**
 * Days until a sentence comes back: after it was missed, then after each right answer to the due sentence. After the
 * last one it leaves the schedule.
 */
const INTERVALS = [1, 3, 7, 21] as const

/** A sentence's place in the schedule; `null`s if it isn't scheduled. The day is a Warsaw day, as YYYY-MM-DD. */
export type SentenceSchedule = { reviewStep: number | null; dueDay: string | null }

export const notScheduled: SentenceSchedule = { reviewStep: null, dueDay: null }

/**
 * Returns the schedule of a sentence after an answer. A missed sentence is due the next day. A right answer to a due
 * sentence moves it to the next interval; an early or unscheduled right answer changes nothing, like that to a word. A
 * miss that is older than the last review changes nothing either.
 */
export function reviewSentence(
  { reviewStep, dueDay }: SentenceSchedule,
  { day, isMissed }: { day: string; isMissed: boolean },
): SentenceSchedule {
  const before = { reviewStep, dueDay }
  const isScheduled = reviewStep !== null && dueDay !== null
  if (isMissed) {
    const isLate = isScheduled && day < addDays(dueDay, -(INTERVALS[reviewStep] ?? 0))
    return isLate ? before : { reviewStep: 0, dueDay: addDays(day, INTERVALS[0]) }
  }
  if (!isScheduled || day < dueDay) return before
  const interval = INTERVALS[reviewStep + 1]
  return interval === undefined
    ? notScheduled
    : { reviewStep: reviewStep + 1, dueDay: addDays(day, interval) }
}
