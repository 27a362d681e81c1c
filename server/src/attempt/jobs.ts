import { z } from 'zod'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import { forgetBefore, markAll } from './stumble-store'
import { countAll } from './stumbles'

/** Days for which a refused answer is kept: long enough to see what a whole year of learners say. */
export const KEPT_DAYS = 365

const DAY = 24 * 60 * 60 * 1000

/** Counts again who stumbles where, after answers and changes of exercises. */
export const countStumbles = defineJob('attempt.count', z.object({}), {
  alone: true,
  every: '*/5 * * * *',
  atMost: 600,
})

/** Forgets old refused answers, and counts again without them and without those of deleted accounts. */
export const forgetRefused = defineJob('attempt.forget', z.object({}), {
  alone: true,
  every: '10 4 * * *',
  atMost: 1800,
})

export const attemptJobs: JobWorker[] = [
  worker(countStumbles, ({ db, wordListOf }, _data, run) => countAll(db, wordListOf, run)),
  worker(forgetRefused, async ({ db, wordListOf, now }, _data, run) => {
    await forgetBefore(db, new Date(now().getTime() - KEPT_DAYS * DAY))
    await markAll(db)
    await countAll(db, wordListOf, run)
  }),
]
