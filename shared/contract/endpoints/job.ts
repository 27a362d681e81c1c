import type { Endpoints } from '../endpoint'
import { describeList } from '../list'

/**
 * Where a job is: to be done, to be tried again, being done, done, or dead: its tries are used up and nobody tries it
 * again by itself.
 */
export const jobStates = ['waiting', 'retrying', 'running', 'done', 'dead'] as const

/** The panel's list of background jobs, by kind and state; the newest first. */
export const jobList = /* @__PURE__ */ describeList({
  filters: { name: { kind: 'text' }, state: { kind: 'choice', values: jobStates } },
  sort: ['createdAt', 'name'],
  order: 'createdAt:desc',
  sizes: [25, 50, 100],
})

export const jobEndpoints = {
  listJobs: { call: 'GET /admin/jobs', shows: ['jobs'], list: jobList },
  getJob: { call: 'GET /admin/jobs/:id', shows: ['jobs'] },
  /** Sends a dead letter again. */
  retryJob: { call: 'POST /admin/jobs/:id/retry', touches: ['jobs'] },
} as const satisfies Endpoints
