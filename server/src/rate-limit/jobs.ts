import { z } from 'zod'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import { deleteExpiredWindows } from './store'

/** Deletes expired windows of rate limits. */
const forgetWindowsJob = defineJob('rate-limit.forget', z.object({}), {
  alone: true,
  every: '*/10 * * * *',
})

export const rateLimitJobs: JobWorker[] = [worker(forgetWindowsJob, ({ db }) => deleteExpiredWindows(db))]
