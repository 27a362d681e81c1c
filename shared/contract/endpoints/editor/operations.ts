import type { Endpoints } from '../../endpoint'
import { describeList } from '../../list'

/** State of a job. A `dead` one has no attempts left and isn't retried automatically. */
export const jobStates = ['waiting', 'retrying', 'running', 'done', 'dead'] as const

/** The panel's list of background jobs, by kind and state, newest first. */
export const jobList = /* @__PURE__ */ describeList({
  filters: { name: { kind: 'text' }, state: { kind: 'choice', values: jobStates } },
  sort: ['createdAt', 'name'],
  order: 'createdAt:desc',
  sizes: [25, 50, 100],
})

export const jobEndpoints = {
  listJobs: { call: 'GET /admin/jobs', shows: ['jobs'], list: jobList },
  getJob: { call: 'GET /admin/jobs/:id', shows: ['jobs'] },
  /** Requeues a dead job. */
  retryJob: { call: 'POST /admin/jobs/:id/retry', touches: ['jobs'] },
} as const satisfies Endpoints

export const statisticsEndpoints = {
  getPlatformStats: { call: 'GET /admin/stats', shows: ['statistics'] },
} as const satisfies Endpoints
