import { ProblemError } from '../http/problem'
import { CLOCK_SKEW } from '../user/public'
import { later } from './seconds'

/** Streak and points count what arrives so soon after it was done, in milliseconds (C73). */
const IN_TIME = 7 * 24 * 60 * 60 * 1000

/**
 * A clock may be behind by so much, in milliseconds, that what is learned after a reset is not taken for older than it.
 * Less than `CLOCK_SKEW`: a device that was away on the same day is what resets are guarded against.
 */
export const RESET_SKEW = 10 * 60 * 1000

/** When what an event tells happened, by the client's word and not after it arrived (C60). */
export const timeOfEvent = (event: { createdAt: string }, now: Date): Date =>
  new Date(Math.min(Date.parse(event.createdAt), now.getTime()))

/**
 * Refuses what is dated before `since`: the account, the lesson and the access have to exist (C73). Who is a little too
 * early has a clock that is behind. Throws 422 for anything earlier.
 */
export function assertPossible(since: Date, happenedAt: Date): void {
  if (happenedAt.getTime() < since.getTime() - CLOCK_SKEW) {
    throw new ProblemError(422, 'EVENT_TOO_EARLY', 'The event is dated before it could have happened')
  }
}

/**
 * When something was learned that is said to have happened at a moment: who is a little too early is taken to have learned
 * at `since`. Throws 422 for anything earlier.
 */
export function possibleTime(since: Date, happenedAt: Date): Date {
  assertPossible(since, happenedAt)
  return later(since, happenedAt)
}

/** Whether an event counts for streak and points. Progress counts however late it arrives (C73). */
export const isInTime = ({ createdAt, receivedAt }: { createdAt: Date; receivedAt: Date }): boolean =>
  receivedAt.getTime() - createdAt.getTime() <= IN_TIME
