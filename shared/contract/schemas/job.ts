import { z } from 'zod'
import { jobList, jobStates } from '../endpoints/job'
import type { CallSchema } from './call'
import { Id, Moment, wholeNumber } from './common'
import { listQuery } from './list'

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
