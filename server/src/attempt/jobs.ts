import { z } from 'zod'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import { countAll } from './refused-answers'
import { forgetBefore, markAllStale } from './stumble-store'

/** Retention of refused answers, in days: a whole year of learners. */
export const RETENTION_DAYS = 365

const DAY = 24 * 60 * 60 * 1000

/** Updates verdicts and counts after new answers and changed exercises. */
export const countStumbles = defineJob('attempt.count', z.object({}), {
  alone: true,
  every: '* * * * *',
  atMost: 600,
})

/** Deletes old refused answers, and counts again without them and without those of deleted accounts. */
export const forgetRefused = defineJob('attempt.forget', z.object({}), {
  alone: true,
  every: '10 4 * * *',
  atMost: 1800,
})

export const attemptJobs: JobWorker[] = [
  worker(countStumbles, ({ db, wordListOf }, _data, run) => countAll(db, wordListOf, run)),
  worker(forgetRefused, async ({ db, wordListOf, now }, _data, run) => {
    await forgetBefore(db, new Date(now().getTime() - RETENTION_DAYS * DAY))
    await markAllStale(db)
    await countAll(db, wordListOf, run)
  }),
]
