import { z } from 'zod'
import { defineJob, type JobWorker, worker } from '../src/jobs/job'

/** A job shared by two processes of a test. */
export const hanging = defineJob('test.hanging', z.object({ number: z.number() }), { pause: 1, atATime: 5 })

export const hangingWorkers = (work: (number: number) => Promise<void>): JobWorker[] => [
  worker(hanging, async (_, { number }) => work(number)),
]
