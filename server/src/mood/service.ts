import type { MoodEntry } from '@mowka/shared/contract/schemas/mood'
import { addMonths, warsawDay } from '@mowka/shared/domain/warsaw-time'
import type { CallScope } from '../http/policy'
import { invalidInput, ProblemError } from '../http/problem'
import * as store from './store'

/** So far back the calendar goes (L-DASH-07). */
const MONTHS_SHOWN = 3

/** The caller's moods of the last three months (S-USER-12). */
export const readMoods = ({ db, person, now }: CallScope): Promise<MoodEntry[]> =>
  store.readMoods(db, person.userId, addMonths(warsawDay(now), -MONTHS_SHOWN))

/** Keeps the mood of the caller's day. Throws 409 when the day has one (S-USER-13, L-MOOD-03). */
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

/** Keeps moods that someone brings along. Throws 422 for a day that is still to come. */
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
