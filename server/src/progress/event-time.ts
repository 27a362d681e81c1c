import { CLOCK_SKEW } from '../user/public'
import { later } from './seconds'

/** Streak and points count what arrives so soon after it was done, in milliseconds (C73). */
const IN_TIME = 7 * 24 * 60 * 60 * 1000

/**
 * A clock may be behind by so much, in milliseconds, that what is learned after a reset is not taken for older than it.
 * Less than `CLOCK_SKEW`: a device that was away on the same day is what resets are guarded against.
 */
export const RESET_SKEW = 10 * 60 * 1000

/** The time of an event by the device's clock, but not after its arrival (C60). */
export const timeOfEvent = (event: { createdAt: string }, now: Date): Date =>
  earlier(new Date(event.createdAt), now)

/**
 * When something was learned: the device's time where that is possible, else the time of arrival. A time is impossible
 * before the account, the lesson or the access existed (C73) and while nothing was open; the device's clock is wrong then,
 * and what the learner did must not be lost for it. A clock that is behind by less than `CLOCK_SKEW` counts from the first
 * possible moment.
 *
 * @param openSince Since when it could have been learned at a moment; null where it could not.
 */
export function timeOfLearning(said: Date, now: Date, openSince: (at: Date) => Date | null): Date {
  const at = earlier(said, now)
  const since = openSince(at)
  if (since === null || at.getTime() < since.getTime() - CLOCK_SKEW) return now
  return earlier(later(since, at), now)
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/** Whether an event counts for streak and points. Progress counts however late it arrives (C73). */
export const isInTime = ({ createdAt, receivedAt }: { createdAt: Date; receivedAt: Date }): boolean =>
  receivedAt.getTime() - createdAt.getTime() <= IN_TIME
