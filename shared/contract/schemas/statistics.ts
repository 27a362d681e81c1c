import { z } from 'zod'
import type { CallSchema } from './call'
import { Day, text, wholeNumber } from './common'

/** Number of subscriptions per kind; `_id` is `months:sourceLang:targetLang` (A-STAT-03, A-STAT-04). */
export const SubscriptionCount = z.object({ _id: text(40), total: wholeNumber() })
export type SubscriptionCount = z.infer<typeof SubscriptionCount>

/** Statistics of one Warsaw day. */
export const PlatformDay = z.object({
  day: Day,
  newUsers: wholeNumber(),
  newSubscriptions: wholeNumber(),
  /** In grosz. */
  revenue: wholeNumber(),
  finishedExercises: wholeNumber(),
})
export type PlatformDay = z.infer<typeof PlatformDay>

/**
 * Statistics of the platform (A-ENT-09). "New" and "recently" cover the last 30 Warsaw days, including today
 * (S-STAT-02).
 */
export const PlatformStats = z.object({
  usersCount: wholeNumber(),
  newUsers: wholeNumber(),
  /** Bought in that period and not refunded. */
  newSubscriptions: z.array(SubscriptionCount),
  /** Bought access that is active now. */
  activeSubscriptions: z.array(SubscriptionCount),
  /** Paid in that period and not refunded, including gift cards, in grosz. */
  revenue: wholeNumber(),
  activeTrials: wholeNumber(),
  /** Users who had a trial and never bought. */
  trialsWithoutSubscription: wholeNumber(),
  /** Users who bought and have no access now. */
  usersWithExpiredSubscription: wholeNumber(),
  /** Right answers of all time, without skipped exercises. */
  allFinishedExercises: wholeNumber(),
  recentlyFinishedExercises: wholeNumber(),
  /** The days of the period, oldest first. */
  days: z.array(PlatformDay),
})
export type PlatformStats = z.infer<typeof PlatformStats>

export const statisticsCalls = {
  getPlatformStats: { answer: PlatformStats },
} satisfies Record<string, CallSchema>
