import type { MoodEntry } from '@mowka/contract/schemas/statistics'
import { addMonths, warsawDay } from '@mowka/domain/time'
import { and, asc, eq, gte } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { CallScope } from '../http/policy'
import { invalidInput, ProblemError } from '../http/problem'
import { userMoods } from './tables'

const shown = { mood: userMoods.mood, date: userMoods.day }

/** Returns a person's moods since a day, oldest first. */
const readMoodsSince = (db: Database, userId: string, since: string): Promise<MoodEntry[]> =>
  db
    .select(shown)
    .from(userMoods)
    .where(and(eq(userMoods.userId, userId), gte(userMoods.day, since)))
    .orderBy(asc(userMoods.day))

/** Inserts moods for days without one. Returns the inserted ones. */
const insertMoods = (db: Database, rows: (typeof userMoods.$inferInsert)[]): Promise<MoodEntry[]> =>
  db.insert(userMoods).values(rows).onConflictDoNothing().returning(shown)

/** Number of months shown in the calendar (L-DASH-07). */
const MONTHS_SHOWN = 3

/** Returns the caller's moods of the last three months (S-USER-12). */
export const readMoods = ({ db, person, now }: CallScope): Promise<MoodEntry[]> =>
  readMoodsSince(db, person.userId, addMonths(warsawDay(now), -MONTHS_SHOWN))

/** Stores the caller's mood of today. Throws 409 if there is one already (S-USER-13, L-MOOD-03). */
export async function submitMood({ db, person, now }: CallScope, mood: number): Promise<MoodEntry> {
  const row = { userId: person.userId, day: warsawDay(now), mood, createdAt: now }
  const [entry] = await insertMoods(db, [row])
  if (!entry) {
    throw new ProblemError(409, 'MOOD_ALREADY_SUBMITTED', 'A mood has already been submitted today', {
      name: 'MoodAlreadySubmittedError',
    })
  }
  return entry
}

/** Imports moods from another system. Throws 422 for days in the future. */
export async function moveMoods(
  { db, now }: CallScope<'admin'>,
  account: { id: string },
  moods: readonly MoodEntry[],
): Promise<{ stored: number }> {
  const today = warsawDay(now)
  const ahead = moods.findIndex(({ date }) => date > today)
  if (ahead >= 0) throw invalidInput(`body/moods/${ahead}/date`, 'This day is still to come')
  const rows = moods.map(({ mood, date }) => ({ userId: account.id, day: date, mood, createdAt: now }))
  return { stored: (await insertMoods(db, rows)).length }
}
