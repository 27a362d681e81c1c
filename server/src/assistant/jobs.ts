import { addDays, warsawDay } from '@mowka/domain/warsaw-time'
import { z } from 'zod'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import { forgetBefore } from './store'

/** Retention of chats in days: long enough for follow-ups and for looking into a bad answer. */
export const KEPT_DAYS = 30

const DAY = 24 * 60 * 60 * 1000

/** Deletes old assistant chats. */
export const forgetChats = defineJob('assistant.forget', z.object({}), { alone: true, every: '20 3 * * *' })

export const assistantJobs: JobWorker[] = [
  worker(forgetChats, ({ db, now }) =>
    forgetBefore(db, new Date(now().getTime() - KEPT_DAYS * DAY), addDays(warsawDay(now()), -KEPT_DAYS)),
  ),
]
