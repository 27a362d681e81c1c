import type { Database } from '../database/database'
import { lockLog } from './log-store'
import { readDay, upsertDay } from './projection-store'
import { type DayAnswer, dayAfter, dayKey } from './projections'

/**
 * Adds an answer to a word to its day: study time, and for a success a point and the streak (C59). Locks the learner's
 * log until the transaction ends.
 */
export async function countWordAnswer(tx: Database, userId: string, answer: DayAnswer): Promise<void> {
  await lockLog(tx, userId)
  const [, day = ''] = dayKey(answer).split(' ')
  const before = await readDay(tx, userId, answer.targetLang, day)
  const after = dayAfter(before, answer)
  await upsertDay(tx, userId, after, after.points - (before?.points ?? 0))
}
