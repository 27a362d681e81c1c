import type { MoodEntry } from '@mowka/contract/schemas/mood'
import { addMonths, warsawDay } from '@mowka/domain/warsaw-time'
import type { CallScope } from '../http/policy'
import { invalidInput, ProblemError } from '../http/problem'
import * as store from './store'

/** Number of months shown in the calendar (L-DASH-07). */
const MONTHS_SHOWN = 3

/** Returns the caller's moods of the last three months (S-USER-12). */
export const readMoods = ({ db, person, now }: CallScope): Promise<MoodEntry[]> =>
  store.readMoods(db, person.userId, addMonths(warsawDay(now), -MONTHS_SHOWN))

/** Stores the caller's mood of today. Throws 409 if there is one already (S-USER-13, L-MOOD-03). */
export async function submitMood({ db, person, now }: CallScope, mood: number): Promise<MoodEntry> {
  const row = { userId: person.userId, day: warsawDay(now), mood, createdAt: now }
  const [entry] = await store.insertMoods(db, [row])
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
  return { stored: (await store.insertMoods(db, rows)).length }
}
