import { z } from 'zod'
import type { CallSchema } from './call'
import { Day, text, wholeNumber } from './common'

/** So many subscriptions of a kind; `_id` is `months:sourceLang:targetLang` (A-STAT-03, A-STAT-04). */
export const SubscriptionCount = z.object({ _id: text(40), total: wholeNumber() })
export type SubscriptionCount = z.infer<typeof SubscriptionCount>

/** One Warsaw day of the platform. */
export const PlatformDay = z.object({
  day: Day,
  newUsers: wholeNumber(),
  newSubscriptions: wholeNumber(),
  /** In grosz. */
  revenue: wholeNumber(),
  finishedExercises: wholeNumber(),
})
export type PlatformDay = z.infer<typeof PlatformDay>

/** How the platform does (A-ENT-09). "New" and "recently" are the last 30 Warsaw days up to today (S-STAT-02). */
export const PlatformStats = z.object({
  usersCount: wholeNumber(),
  newUsers: wholeNumber(),
  /** Bought in the window and not refunded. */
  newSubscriptions: z.array(SubscriptionCount),
  /** Bought access that runs now. */
  activeSubscriptions: z.array(SubscriptionCount),
  /** Paid in the window and not refunded, gift cards too, in grosz. */
  revenue: wholeNumber(),
  activeTrials: wholeNumber(),
  /** People who took a trial and never bought. */
  trialsWithoutSubscription: wholeNumber(),
  /** People who bought once and have no access now. */
  usersWithExpiredSubscription: wholeNumber(),
  /** Right answers that nobody forced, of all time. */
  allFinishedExercises: wholeNumber(),
  recentlyFinishedExercises: wholeNumber(),
  /** The days of the window, the oldest first. */
  days: z.array(PlatformDay),
})
export type PlatformStats = z.infer<typeof PlatformStats>

export const statisticsCalls = {
  getPlatformStats: { answer: PlatformStats },
} satisfies Record<string, CallSchema>
