import { CLOCK_SKEW } from '../user/public'

/** Longer pauses, in seconds, don't count as learning (C59). */
const LONGEST_PAUSE = 60

/**
 * The seconds that an event adds to the study time: the gap since the previous event, at most LONGEST_PAUSE. Zero for
 * the first event and for late ones.
 */
export function secondsBetween(before: Date | null, now: Date): number {
  if (!before) return 0
  // Whole seconds on the clock, so that many short gaps add up to the long one.
  const gap = Math.floor(now.getTime() / 1000) - Math.floor(before.getTime() / 1000)
  return Math.min(Math.max(gap, 0), LONGEST_PAUSE)
}

/** The later of two times. */
export const later = (one: Date | null, other: Date): Date => (one && one > other ? one : other)

/** Events that arrive within this time, in ms, count for streak and points (C73). */
const IN_TIME = 7 * 24 * 60 * 60 * 1000

/**
 * Tolerance for slow clocks, in ms, so that an event after a reset isn't treated as older than the reset. Less than
 * `CLOCK_SKEW`, because resets guard against devices that were offline on the same day.
 */
export const RESET_SKEW = 10 * 60 * 1000

/** The device's time of an event, clamped to its arrival (C60). */
export const timeOfEvent = (event: { createdAt: string }, now: Date): Date =>
  earlier(new Date(event.createdAt), now)

/**
 * The effective time of an event: the device's time if that is possible, else the time of arrival. A time is
 * impossible before the account, the lesson or the access existed (C73) or while the lesson was locked. The clock is
 * wrong then, but the progress must not be lost. A clock that is slow by less than `CLOCK_SKEW` counts from the first
 * possible time.
 *
 * @param openSince Returns since when the lesson was open at a time, or `null` if it was locked.
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
