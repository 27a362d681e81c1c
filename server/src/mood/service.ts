import type { MoodEntry } from '@mowka/shared/contract/schemas/mood'
import { addMonths, warsawDay } from '@mowka/shared/domain/warsaw-time'
import type { CallScope } from '../http/policy'
import { ProblemError } from '../http/problem'
import * as store from './store'

/** So far back the calendar goes (L-DASH-07). */
const MONTHS_SHOWN = 3

/** The caller's moods of the last three months (S-USER-12). */
export const readMoods = ({ db, person, now }: CallScope): Promise<MoodEntry[]> =>
  store.readMoods(db, person.userId, addMonths(warsawDay(now), -MONTHS_SHOWN))

/** Keeps the mood of the caller's day. Throws 409 when the day has one (S-USER-13, L-MOOD-03). */
export async function submitMood({ db, person, now }: CallScope, mood: number): Promise<MoodEntry> {
  const row = { userId: person.userId, day: warsawDay(now), mood, createdAt: now }
  const entry = await store.insertMood(db, row)
  if (!entry) {
    throw new ProblemError(409, 'MOOD_ALREADY_SUBMITTED', 'Today has a mood already', {
      name: 'MoodAlreadySubmittedError',
    })
  }
  return entry
}
