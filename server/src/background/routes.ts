import type { Api } from '../http/api'
import { objectPolicy, staffOnly } from '../http/policy'
import { notFound } from '../http/problem'
import type { Services } from '../services'
import * as service from './service'
import { readJob } from './store'

/** A background job, for administrators. */
const anyJob = objectPolicy({
  name: 'operator, any job',
  who: 'operator',
  kind: 'job',
  at: 'params.id',
  load: async ({ db }, id) => {
    const job = await readJob(db, id)
    if (!job) throw notFound('The job')
    return job
  },
})

/** Background jobs for administrators. */
export function backgroundRoutes(api: Api, { jobs }: Services): void {
  api.route('listJobs', staffOnly('operator'), ({ db, query }) => service.listJobs(db, query))
  api.route('getJob', anyJob, ({ object }) => service.jobDetails(object, jobs))
  api.route('retryJob', anyJob, ({ db, object }) => service.retryJob(db, object, jobs))
}
