import { z } from 'zod'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import { reportDeadLetters } from './report'

/** Reports new dead letters. */
export const reportJob = defineJob('background.report', z.object({}), { alone: true, every: '*/15 * * * *' })

export const backgroundJobs: JobWorker[] = [worker(reportJob, (services) => reportDeadLetters(services))]
