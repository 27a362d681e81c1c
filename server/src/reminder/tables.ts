import type { LangCode } from '@mowka/contract/schemas/common'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { boolean, date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/** Hour and language of reminders; no row for the defaults. */
export const reminderSettings = pgTable('reminder_settings', {
  userId: ownerColumn().primaryKey(),
  /** Hour of the day in Warsaw. */
  hour: smallint('hour').notNull(),
  lang: text('lang').$type<InterfaceLang>().notNull(),
  /** Whether emails before the end of an access are sent; not affected by `appNotificationsAllowed`. */
  accessEnds: boolean('access_ends').notNull().default(true),
})

/** Reminder marks, at most one per person and Warsaw day (C61). */
export const reminderDays = pgTable(
  'reminder_days',
  {
    userId: ownerColumn(),
    day: date('day', { mode: 'string' }).notNull(),
    postedAt: moment('posted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('reminder_days_by_day').on(table.day),
  ],
)

/** Emails about the end of an access, at most one per person, language, last day and number of days before it. */
export const accessEndReminders = pgTable(
  'access_end_reminders',
  {
    userId: ownerColumn(),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    /** The last day of the access. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    daysBefore: smallint('days_before').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.targetLang, table.endsOn, table.daysBefore] }),
    index('access_end_reminders_by_day').on(table.endsOn),
  ],
)

/** A person's reminder settings and reminders. */
export const reminderPersonal: PersonalTable[] = [
  owned(reminderSettings, 'reminderSettings'),
  owned(reminderDays, 'reminders'),
  owned(accessEndReminders, 'accessEndReminders'),
]
