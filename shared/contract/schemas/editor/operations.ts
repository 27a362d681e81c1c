import { z } from 'zod'
import type { CallSchema } from '../../call-schema'
import { jobList, jobStates } from '../../endpoints/editor/operations'
import { Day, Id, Moment, text, wholeNumber } from '../common'
import { listQuery } from '../list'

export const JobState = z.enum(jobStates)
export type JobState = z.infer<typeof JobState>

/** A background job for administrators, without personal data. */
export const Job = z.object({
  _id: Id,
  /** Job kind, e.g. `mail.send`. */
  name: z.string(),
  state: JobState,
  /** Time of queueing; for a dead job, the time of its last attempt. */
  createdAt: Moment,
  /** Number of attempts so far, and the maximum. */
  attempts: wholeNumber(),
  tries: wholeNumber(),
  /** Error of the last attempt, or `null`. */
  reason: z.string().nullable(),
})
export type Job = z.infer<typeof Job>

/** A job with all displayable details. */
export const JobDetails = Job.extend({
  /** Time of the first queueing. */
  sentAt: Moment,
  /** Time of the next attempt; `null` unless it is waiting. */
  dueAt: Moment.nullable(),
  startedAt: Moment.nullable(),
  finishedAt: Moment.nullable(),
  /** Displayable job data by name. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type JobDetails = z.infer<typeof JobDetails>

export const jobCalls = {
  listJobs: {
    query: listQuery(jobList),
    answer: z.object({ items: z.array(Job), metadata: z.object({ total: wholeNumber() }) }),
  },
  getJob: { params: z.object({ id: z.uuid() }), answer: JobDetails },
  retryJob: { params: z.object({ id: z.uuid() }) },
} satisfies Record<string, CallSchema>

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
