import { objectPolicy } from '../http/policy'
import { notFound } from '../http/problem'
import { readJob } from './store'

/** A background job, for administrators. */
export const anyJob = objectPolicy({
  name: 'admin, any job',
  who: 'admin',
  kind: 'job',
  at: 'params.id',
  load: async ({ db }, id) => {
    const job = await readJob(db, id)
    if (!job) throw notFound('The job')
    return job
  },
})
