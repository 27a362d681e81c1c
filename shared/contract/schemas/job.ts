import { z } from 'zod'
import { jobList, jobStates } from '../endpoints/job'
import type { CallSchema } from './call'
import { Id, Moment, wholeNumber } from './common'
import { listQuery } from './list'

export const JobState = z.enum(jobStates)
export type JobState = z.infer<typeof JobState>

/** A job of the background as administrators see it: nothing about a person. */
export const Job = z.object({
  _id: Id,
  /** Its kind, e.g. `mail.send`. */
  name: z.string(),
  state: JobState,
  /** When it was sent; a dead letter: when its tries were used up. */
  createdAt: Moment,
  /** Tries that were begun, and how many there are in all. */
  attempts: wholeNumber(),
  tries: wholeNumber(),
  /** Why the last try failed; null when none did. */
  reason: z.string().nullable(),
})
export type Job = z.infer<typeof Job>

/** One job with everything that may be shown. */
export const JobDetails = Job.extend({
  /** When it was sent first. */
  sentAt: Moment,
  /** When it is done next; null for what is not waiting. */
  dueAt: Moment.nullable(),
  startedAt: Moment.nullable(),
  finishedAt: Moment.nullable(),
  /** What its kind shows of its data, by name. */
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
