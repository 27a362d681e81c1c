import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/** Hour and language of reminders; no row for the defaults. */
export const reminderSettings = pgTable('reminder_settings', {
  userId: ownerColumn().primaryKey(),
  /** Hour of the day in Warsaw. */
  hour: smallint('hour').notNull(),
  lang: text('lang').$type<InterfaceLang>().notNull(),
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

/** A person's reminder settings and reminders. */
export const reminderPersonal: PersonalTable[] = [
  owned(reminderSettings, 'reminderSettings'),
  owned(reminderDays, 'reminders'),
]
