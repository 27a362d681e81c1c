import type { MoodEntry } from '@mowka/contract/schemas/mood'
import { and, asc, eq, gte } from 'drizzle-orm'
import type { Database } from '../database/database'
import { userMoods } from './tables'

const shown = { mood: userMoods.mood, date: userMoods.day }

/** Returns a person's moods since a day, oldest first. */
export const readMoods = (db: Database, userId: string, since: string): Promise<MoodEntry[]> =>
  db
    .select(shown)
    .from(userMoods)
    .where(and(eq(userMoods.userId, userId), gte(userMoods.day, since)))
    .orderBy(asc(userMoods.day))

/** Inserts moods for days without one. Returns the inserted ones. */
export const insertMoods = (db: Database, rows: (typeof userMoods.$inferInsert)[]): Promise<MoodEntry[]> =>
  db.insert(userMoods).values(rows).onConflictDoNothing().returning(shown)
