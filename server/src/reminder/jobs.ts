import { type DeckCounts, deckSize } from '@mowka/domain/review/deck'
import { addDays, formatTime, warsawDay } from '@mowka/domain/time'
import { startOfWarsawDay } from '@mowka/domain/word/word-schedule'
import { z } from 'zod'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import { type BatchRun, RowBatch } from '../jobs/row-batch'
import { readDueSentenceCounts, readStreaks } from '../progress/public'
import type { Services } from '../services'
import { readDueCounts } from '../vocabulary/public'
import { accessEndJobs } from './access-end'
import { type Channel, channelOf, enqueueReminder, pushReminderJobs } from './send'
import { type Candidate, deleteMarksBefore, markReminded, readCandidates } from './store'

/** Learners without activity for more days are not reminded. */
const ACTIVE_DAYS = 30

/** A learner's activity. Days are Warsaw days. */
type LearnerActivity = {
  /** Length of the streak up to today; a free day may have kept it. */
  streak: number
  /** Whether today already counts. */
  isDoneToday: boolean
  dueWords: number
  dueSentences: number
  /** The last day with activity; null if none. */
  lastDay: string | null
}

/** The reason for a reminder: a streak that ends today, a deck of due words and sentences, or both. */
type ReminderReason = { streak: number } & DeckCounts

/** Returns the reason to remind a learner today; null if none (C61). */
export function reminderReason(
  { streak, isDoneToday, dueWords, dueSentences, lastDay }: LearnerActivity,
  today: string,
): ReminderReason | null {
  if (lastDay === null || lastDay < addDays(today, -ACTIVE_DAYS)) return null
  const atRisk = isDoneToday ? 0 : streak
  const due = { words: dueWords, sentences: dueSentences }
  return atRisk > 0 || deckSize(due) > 0 ? { streak: atRisk, ...due } : null
}

/** A learner who may be reminded, and how. */
type Reachable = Candidate & { channel: Channel }

/** Number of learners per batch. */
const BATCH_SIZE = 200

/** Retention of reminder marks in days. */
const RETENTION_DAYS = 30

/** Sends the reminders of the current hour; also after a start, because the server may have been down. */
export const sendReminders = defineJob('reminder.send', z.object({}), {
  alone: true,
  every: '*/15 * * * *',
  atStart: true,
  atMost: 600,
})

/** Returns the reasons to remind these learners today; leaves out those without one. */
async function reminderReasons(
  { db, now }: Services,
  candidates: readonly Reachable[],
  today: string,
): Promise<{ candidate: Reachable; cause: ReminderReason }[]> {
  const owners = candidates.map(({ userId, learnLang, courseIds }) => ({
    userId,
    targetLang: learnLang,
    courseIds,
  }))
  const streaks = await readStreaks(db, owners, warsawDay(now()))
  const words = await readDueCounts(db, owners, startOfWarsawDay(addDays(today, 1)))
  const sentences = await readDueSentenceCounts(db, owners, now())
  return candidates.flatMap((candidate) => {
    const streak = streaks.get(candidate.userId)
    const due = words.get(candidate.userId)
    const days = [streak?.lastDay, due?.lastDay].filter((day) => day != null).sort()
    const cause = reminderReason(
      {
        streak: streak?.current ?? 0,
        isDoneToday: streak?.isDoneToday ?? false,
        dueWords: due?.count ?? 0,
        dueSentences: sentences.get(candidate.userId) ?? 0,
        lastDay: days.at(-1) ?? null,
      },
      today,
    )
    return cause ? [{ candidate, cause }] : []
  })
}

/** Enqueues one reminder. The mark of the day and the reminder are one transaction. */
async function remind(
  services: Services,
  { userId, email, channel, lang, minutes }: Reachable,
  cause: ReminderReason,
  day: string,
): Promise<void> {
  const { db, config, now } = services
  const reminder = {
    userId,
    day,
    lang: lang ?? config.interfaceLang,
    ...cause,
    ...(minutes === null ? {} : { minutes }),
  }
  await db.transaction(async (tx) => {
    if (await markReminded(tx, userId, day, now()))
      await enqueueReminder(services, tx, channel, email, reminder)
  })
}

async function runReminders(services: Services, run: BatchRun): Promise<void> {
  const { db, now } = services
  const day = warsawDay(now())
  const hour = Number(formatTime(now()).slice(0, 2))
  await deleteMarksBefore(db, addDays(day, -RETENTION_DAYS))
  const batch = new RowBatch(run)
  let after = ''
  while (!run.signal.aborted) {
    const candidates = await readCandidates(db, { hour, day, now: now(), after, limit: BATCH_SIZE })
    const reachable = candidates.flatMap((candidate) => {
      const channel = channelOf(services, candidate, hour)
      return channel ? [{ ...candidate, channel }] : []
    })
    await batch.each(
      await reminderReasons(services, reachable, day),
      ({ candidate }) => candidate.userId,
      ({ candidate, cause }) => remind(services, candidate, cause, day),
    )
    const last = candidates.at(-1)
    if (!last || candidates.length < BATCH_SIZE) break
    after = last.userId
  }
  batch.finish()
}

export const reminderJobs: JobWorker[] = [
  ...accessEndJobs,
  ...pushReminderJobs,
  worker(sendReminders, (services, _data, run) => runReminders(services, run)),
]
