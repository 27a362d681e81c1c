import type { MoodEntry } from '@mowka/shared/contract/schemas/mood'
import { and, asc, eq, gte } from 'drizzle-orm'
import type { Database } from '../database/database'
import { userMoods } from './tables'

const shown = { mood: userMoods.mood, date: userMoods.day }

/** A person's moods since a day, the oldest first. */
export const readMoods = (db: Database, userId: string, since: string): Promise<MoodEntry[]> =>
  db
    .select(shown)
    .from(userMoods)
    .where(and(eq(userMoods.userId, userId), gte(userMoods.day, since)))
    .orderBy(asc(userMoods.day))

/** Keeps the mood of a day; undefined when the day has one, which stays. */
export async function insertMood(
  db: Database,
  row: typeof userMoods.$inferInsert,
): Promise<MoodEntry | undefined> {
  const [entry] = await db.insert(userMoods).values(row).onConflictDoNothing().returning(shown)
  return entry
}
