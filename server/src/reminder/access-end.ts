import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { formatPlanQuery } from '@mowka/domain/shop/plan-query'
import { renewalPlan } from '@mowka/domain/shop/renewal'
import { addDays, daysBetween, formatTime, warsawDay } from '@mowka/domain/time'
import { endOfWarsawDay } from '@mowka/domain/user/access'
import { holdsEmailAddress } from '@mowka/domain/user/email-address'
import { z } from 'zod'
import { readSeatPeriods } from '../company/public'
import type { Database } from '../database/database'
import type { AccessPeriod } from '../http/caller'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import { type BatchRun, pagesOf, RowBatch } from '../jobs/row-batch'
import { enqueueEmail } from '../mail/public'
import { readLastPlan } from '../order/public'
import { readProducts } from '../product/public'
import type { Services } from '../services'
import { lockAccount, openUntil, readPeriods } from '../user/public'
import {
  deleteAnnouncedBefore,
  type EndingAccess,
  markAnnounced,
  readEndingAccesses,
} from './access-end-store'
import { accessEndEmail } from './emails'
import { readSettings } from './store'
import { unsubscribeUrl } from './unsubscribe'

/** Days before the end of an access on which its owner is reminded. */
const ANNOUNCED = [7, 1] as const
type DaysBefore = (typeof ANNOUNCED)[number]

/** Days by which a reminder may be late after an outage. */
const MAX_DELAY = 1

/**
 * Returns the end of a person's purchased access to a language, with the reminder that is due for it; null if none is.
 * The access may consist of several periods without a gap. None is due while a company pays for longer, nor for an
 * access that is hardly longer than the time before the reminder, such as a trial.
 */
export function dueReminder(
  own: readonly AccessPeriod[],
  seats: readonly AccessPeriod[],
  lang: LangCode,
  now: Date,
): { end: Date; daysBefore: DaysBefore } | null {
  const ofLang = own.filter((period) => period.lang === lang)
  const end = openUntil(ofLang, now).get(lang)
  const openEnd = openUntil([...own, ...seats], now).get(lang)
  if (!end || !openEnd || end <= now || openEnd > end) return null
  const left = daysBetween(warsawDay(now), warsawDay(end))
  const daysBefore = ANNOUNCED.find((days) => left <= days && left >= days - MAX_DELAY)
  const last = ofLang.find(({ expiresAt }) => expiresAt.getTime() === end.getTime())
  if (!daysBefore || !last) return null
  const length = daysBetween(warsawDay(last.startsAt), warsawDay(end))
  return length >= 2 * daysBefore ? { end, daysBefore } : null
}

/** Number of accesses per batch. */
const BATCH_SIZE = 200

/** Retention in days of marks after the end of the access. */
const RETENTION_DAYS = 30

/** Sends the emails of the current hour before accesses end; also after a start, because the server may have been down. */
export const announceAccessEnds = defineJob('reminder.access-end', z.object({}), {
  alone: true,
  every: '5,20,35,50 * * * *',
  atStart: true,
  atMost: 600,
})

/** Returns the address of the plans with the same plan as before selected, or a similar one. */
async function renewalUrl(
  { config }: Pick<Services, 'config'>,
  tx: Database,
  { userId, targetLang }: EndingAccess,
): Promise<string> {
  const lastBought = await readLastPlan(tx, userId, targetLang)
  const plan = renewalPlan(await readProducts(tx), targetLang, lastBought)
  const query = plan && { plan: formatPlanQuery({ lang: targetLang, order: plan.sortOrder }) }
  return `${config.publicUrl}${paths.subscribe({}, query ? { query } : {})}`
}

/**
 * Enqueues the email about one access, if it is due. The account is locked, so that a purchase at the same time is seen
 * or waits. Mark and email are one transaction.
 */
async function announce(services: Services, access: EndingAccess): Promise<void> {
  const { db, jobs, config } = services
  const now = services.now()
  const { userId, targetLang, email } = access
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if ((await readSettings(tx, userId))?.accessEnds === false) return
    const seats = await readSeatPeriods(tx, userId)
    const due = dueReminder(await readPeriods(tx, userId), seats, targetLang, now)
    if (!due) return
    const { daysBefore } = due
    const endsOn = warsawDay(due.end)
    if (!(await markAnnounced(tx, { userId, targetLang, endsOn, daysBefore, sentAt: now }))) return
    await enqueueEmail(
      jobs,
      tx,
      accessEndEmail,
      {
        to: email,
        lang: access.lang ?? config.interfaceLang,
        once: `${userId}/${targetLang}/${endsOn}/${daysBefore}`,
      },
      {
        lang: targetLang,
        endsAt: due.end.toISOString(),
        url: await renewalUrl(services, tx, access),
        unsubscribeUrl: unsubscribeUrl(config, 'access-end', userId, now),
      },
    )
  })
}

async function runAnnouncements(services: Services, run: BatchRun): Promise<void> {
  const { db } = services
  const now = services.now()
  const today = warsawDay(now)
  const hour = Number(formatTime(now).slice(0, 2))
  await deleteAnnouncedBefore(db, addDays(today, -RETENTION_DAYS))
  const batch = new RowBatch(run)
  for (const daysBefore of ANNOUNCED) {
    const period = {
      after: endOfWarsawDay(addDays(today, daysBefore - MAX_DELAY - 1)),
      until: endOfWarsawDay(addDays(today, daysBefore)),
    }
    const ending = pagesOf<EndingAccess>(
      (after, limit) => readEndingAccesses(db, { period, daysBefore, hour, after, limit }),
      BATCH_SIZE,
    )
    await batch.each(
      ending,
      ({ userId, targetLang }) => `${userId}/${targetLang}`,
      async (access) => {
        // A reminder is not worth a report per day to the operators.
        if (holdsEmailAddress(access.email)) await announce(services, access)
      },
    )
  }
  batch.finish()
}

export const accessEndJobs: JobWorker[] = [
  worker(announceAccessEnds, (services, _data, run) => runAnnouncements(services, run)),
]
