import type { Api } from '../http/api'
import { adminOnly } from '../http/policy'
import type { Services } from '../services'
import { anyJob } from './policies'
import * as service from './service'

/** Background jobs for administrators. */
export function backgroundRoutes(api: Api, { jobs }: Services): void {
  api.route('listJobs', adminOnly, ({ db, query }) => service.listJobs(db, query))
  api.route('getJob', anyJob, ({ object }) => service.jobDetails(object, jobs))
  api.route('retryJob', anyJob, ({ db, object }) => service.retryJob(db, object, jobs))
}
