import { bigserial, boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, sortedText } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/** Messages from editors to learners. Dates are Warsaw dates (C43). */
export const popups = pgTable('popups', {
  id: text('id').primaryKey(),
  title: sortedText('title').notNull(),
  htmlContent: text('html_content').notNull(),
  active: boolean('active').notNull().default(false),
  startDate: date('start_date', { mode: 'string' }).notNull(),
  endDate: date('end_date', { mode: 'string' }).notNull(),
  /** Maximum number of displays per person; 0 is never (C09). */
  maxDisplayTimes: integer('max_display_times').notNull().default(0),
  /** Guards against stale writes (C57). */
  version: integer('version').notNull().default(1),
  /** Edited in the panel, so imports of the starter library skip it. */
  edited: boolean('edited').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Displays of popups, one row per display. */
export const popupsSeen = pgTable(
  'popups_seen',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    popupId: text('popup_id')
      .notNull()
      .references(() => popups.id, { onDelete: 'cascade' }),
    userId: ownerColumn(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('popups_seen_person').on(table.userId, table.popupId)],
)

/** Popups shown to a person. */
export const popupPersonal: PersonalTable[] = [owned(popupsSeen, 'messagesSeen')]
