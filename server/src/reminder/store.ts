import type { BodyOf } from '@mowka/contract/calls'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { ReminderSettings } from '@mowka/contract/schemas/user'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { REMINDER_HOUR } from '@mowka/domain/user/preferences'
import { and, asc, between, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { accountsWithSeat } from '../company/public'
import type { Database } from '../database/database'
import { hasDevice } from '../push/public'
import { remindableAccounts } from '../user/public'
import { reminderDays, reminderSettings } from './tables'

/** Returns a person's reminder settings; `undefined` for the defaults. */
export async function readSettings(db: Database, userId: string): Promise<ReminderSettings | undefined> {
  const [row] = await db
    .select({
      hour: reminderSettings.hour,
      lang: reminderSettings.lang,
      accessEnds: reminderSettings.accessEnds,
    })
    .from(reminderSettings)
    .where(eq(reminderSettings.userId, userId))
  return row
}

/** Stores a person's settings; without `accessEnds` it stays unchanged. Returns the stored settings. */
export async function writeSettings(
  db: Database,
  userId: string,
  chosen: BodyOf<'putReminderSettings'>,
): Promise<ReminderSettings> {
  const { hour, lang, accessEnds } = reminderSettings
  const [row] = await db
    .insert(reminderSettings)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: reminderSettings.userId, set: chosen })
    .returning({ hour, lang, accessEnds })
  if (!row) throw new Error('The settings were not stored')
  return row
}

/** Opts a person out of emails before an access ends. `lang` is the language of reminders if none is stored. */
export async function refuseAccessEnds(db: Database, userId: string, lang: InterfaceLang): Promise<void> {
  await db
    .insert(reminderSettings)
    .values({ userId, hour: REMINDER_HOUR, lang, accessEnds: false })
    .onConflictDoUpdate({ target: reminderSettings.userId, set: { accessEnds: false } })
}

/** A user who may be reminded now. */
export type Candidate = {
  userId: string
  /** May be empty or invalid. */
  email: string
  /** Whether a device receives notifications. */
  hasDevice: boolean
  learnLang: LangCode
  /** Null if not chosen. */
  lang: InterfaceLang | null
  /** The daily goal; null if not chosen. */
  minutes: number | null
  /** The courses with explicit access that are open to the user. */
  courseIds: string[]
}

/**
 * Returns users who may be reminded at an hour of a day and weren't on that day, by id, starting after `after`.
 * Includes the two hours after the chosen one, in case the server was down.
 */
export async function readCandidates(
  db: Database,
  { hour, day, now, after, limit }: { hour: number; day: string; now: Date; after: string; limit: number },
): Promise<Candidate[]> {
  const account = remindableAccounts(db, now, accountsWithSeat)
  return db
    .select({
      userId: account.id,
      email: account.email,
      hasDevice: hasDevice(db, account.id),
      learnLang: account.learnLang,
      lang: reminderSettings.lang,
      minutes: account.minutes,
      courseIds: account.courseIds,
    })
    .from(account)
    .leftJoin(reminderSettings, eq(reminderSettings.userId, account.id))
    .leftJoin(reminderDays, and(eq(reminderDays.userId, account.id), eq(reminderDays.day, day)))
    .where(
      and(
        gt(account.id, after),
        isNull(reminderDays.userId),
        between(sql`coalesce(${reminderSettings.hour}, ${REMINDER_HOUR})`, hour - 2, hour),
      ),
    )
    .orderBy(asc(account.id))
    .limit(limit)
}

/** Marks a person as reminded on a day. Returns `false` if they already were. */
export async function markReminded(db: Database, userId: string, day: string, now: Date): Promise<boolean> {
  const rows = await db
    .insert(reminderDays)
    .values({ userId, day, postedAt: now })
    .onConflictDoNothing()
    .returning({ day: reminderDays.day })
  return rows.length > 0
}

/** Deletes reminder marks before a day. */
export async function deleteMarksBefore(db: Database, day: string): Promise<void> {
  await db.delete(reminderDays).where(lt(reminderDays.day, day))
}
