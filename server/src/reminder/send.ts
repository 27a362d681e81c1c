import { paths } from '@mowka/contract/routes'
import { interfaceLangs } from '@mowka/domain/languages/codes'
import { warsawDay, warsawMoment } from '@mowka/domain/time'
import { holdsEmailAddress } from '@mowka/domain/user/email-address'
import { isQuietHour, QUIET_HOURS } from '@mowka/domain/user/preferences'
import { z } from 'zod'
import type { Database } from '../database/database'
import { defineJob, type JobWorker, type Run, worker } from '../jobs/job'
import { enqueueEmail } from '../mail/public'
import { remindDevices } from '../push/public'
import type { Services } from '../services'
import { readUser } from '../user/public'
import { reminderEmail } from './emails'
import type { Candidate } from './store'
import { unsubscribeUrl } from './unsubscribe'

/** A learner's reminder of a day. */
const Reminder = z.object({
  userId: z.string(),
  /** The Warsaw day on which the reminder is worth sending. */
  day: z.iso.date(),
  lang: z.enum(interfaceLangs),
  streak: z.int().min(0),
  words: z.int().min(0),
  /** Missing in reminders that were enqueued by an earlier release. */
  sentences: z.int().min(0).default(0),
  minutes: z.int().positive().optional(),
})
export type Reminder = z.output<typeof Reminder>

/** Attempts within about two hours; then the reminder is emailed. */
const TRIES = 8

/** Sends a reminder to a learner's devices. */
const pushReminder = defineJob(
  'reminder.push',
  Reminder,
  { tries: TRIES, pause: 60, atATime: 4 },
  ({ day, lang }) => ({ day, lang }),
)

/** The page to continue learning. */
const pageOf = ({ streak }: Reminder): string => (streak > 0 ? paths.courses() : paths.repetitionDeck())

/** The data of the email. */
function emailContent({ config, now }: Services, reminder: Reminder) {
  const { userId, streak, words, sentences, minutes } = reminder
  return {
    streak,
    words,
    sentences,
    ...(minutes === undefined ? {} : { minutes }),
    url: `${config.publicUrl}${pageOf(reminder)}`,
    unsubscribeUrl: unsubscribeUrl(config, 'learning', userId, now()),
  }
}

async function enqueueReminderEmail(
  services: Services,
  tx: Database,
  to: string,
  reminder: Reminder,
): Promise<void> {
  const { userId, day, lang } = reminder
  const envelope = { to, lang, once: `${userId}/${day}` }
  await enqueueEmail(services.jobs, tx, reminderEmail, envelope, emailContent(services, reminder))
}

/** The channel of a reminder. */
export type Channel = 'push' | 'email'

/**
 * Chooses one channel for a reminder at an hour of the day: notifications if the learner has a device, but not in quiet
 * hours, otherwise an email. Null if the learner can't be reached.
 */
export function channelOf(
  { push }: Pick<Services, 'push'>,
  { hasDevice, email }: Pick<Candidate, 'hasDevice' | 'email'>,
  hour: number,
): Channel | null {
  if (push && hasDevice && !isQuietHour(hour)) return 'push'
  return holdsEmailAddress(email) ? 'email' : null
}

/** Enqueues a reminder within a transaction. */
export async function enqueueReminder(
  services: Services,
  tx: Database,
  channel: Channel,
  email: string,
  reminder: Reminder,
): Promise<void> {
  if (channel === 'email') return enqueueReminderEmail(services, tx, email, reminder)
  const { userId, day } = reminder
  await services.jobs.send(tx, pushReminder, reminder, { once: `${userId}/${day}` })
}

/**
 * The notification as the service worker displays it: the email's texts and the path of its page. It contains no link
 * that works without a sign-in, because the device may be shared.
 */
function notificationOf(services: Services, reminder: Reminder): string {
  const { heading, blocks } = reminderEmail.content[reminder.lang](emailContent(services, reminder))
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
  const { lang } = reminder
  return JSON.stringify({ title: heading, body: texts.join(' '), page: pageOf(reminder), lang })
}

/**
 * Sends a reminder to the learner's devices. If no push service has accepted it after the last attempt or when the quiet
 * hours begin, it is emailed. Nothing is sent on a later day, nor to a learner who has opted out since.
 */
async function sendToDevices(services: Services, reminder: Reminder, run: Run): Promise<void> {
  const { db, now } = services
  const { userId, day } = reminder
  const user = await readUser(db, userId)
  if (!user || user.preferences.appNotificationsAllowed === false || warsawDay(now()) !== day) return
  const until = warsawMoment(day, `${QUIET_HOURS.from}:00`)
  const content = notificationOf(services, reminder)
  const { isAccepted, temporary } = await remindDevices(services, { userId, day, content, until }, run.note)
  if (temporary && run.attempt < TRIES) throw temporary
  if (!isAccepted && user.isEmailConfirmed && holdsEmailAddress(user.email))
    await db.transaction((tx) => enqueueReminderEmail(services, tx, user.email, reminder))
}

export const pushReminderJobs: JobWorker[] = [worker(pushReminder, sendToDevices)]
