import { date, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/** Moods, one per person and Warsaw day (L-MOOD-03, C43). */
export const userMoods = pgTable(
  'user_moods',
  {
    userId: ownerColumn(),
    day: date('day', { mode: 'string' }).notNull(),
    /** 1 (very badly) to 5 (great). */
    mood: smallint('mood').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/** A person's moods. */
export const moodPersonal: PersonalTable[] = [owned(userMoods, 'moods')]
