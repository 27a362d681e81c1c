import { addDays, warsawDay } from '@mowka/domain/time'
import { z } from 'zod'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import { deleteChatsBefore } from './store'

/** Retention of chats in days: long enough for follow-ups and for looking into a bad answer. */
export const RETENTION_DAYS = 30

const DAY = 24 * 60 * 60 * 1000

/** Deletes old assistant chats. */
export const deleteOldChats = defineJob('assistant.forget', z.object({}), {
  alone: true,
  every: '20 3 * * *',
})

export const assistantJobs: JobWorker[] = [
  worker(deleteOldChats, ({ db, now }) =>
    deleteChatsBefore(
      db,
      new Date(now().getTime() - RETENTION_DAYS * DAY),
      addDays(warsawDay(now()), -RETENTION_DAYS),
    ),
  ),
]
