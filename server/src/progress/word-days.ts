import type { Database } from '../database/database'
import { readDay, upsertDay } from './projection-store'
import { type DayAnswer, dayAfter, dayKey } from './projections'
import { takeTurn } from './taking-store'

/**
 * Counts an answer to a word for the day on which it was given: time, and for a success a point and the streak (C59). It
 * takes the turn to write to the learner's log, until the transaction ends.
 */
export async function countWordAnswer(tx: Database, userId: string, answer: DayAnswer): Promise<void> {
  await takeTurn(tx, userId)
  const [, day = ''] = dayKey(answer).split(' ')
  const before = await readDay(tx, userId, answer.targetLang, day)
  const after = dayAfter(before, answer)
  await upsertDay(tx, userId, after, after.points - (before?.points ?? 0))
}
