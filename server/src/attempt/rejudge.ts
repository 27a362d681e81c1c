import type { WordListOf } from '@mowka/words/word-lists'
import { readWholeExercise } from '../course/public'
import type { Database } from '../database/database'
import { refusedAnswerOf, storeRefusedAnswer } from './refused-answer-store'
import { judgeAnswer, solutionOf } from './solution'

/** An answer that a device judged offline. `by` is the learner who just sent it. */
type DeviceAnswer = {
  exerciseId: string
  userInput: string
  simplifiedCheck: boolean
  by?: { userId: string; now: Date } | undefined
}

/**
 * Judges an offline answer again, with the word lists and hidden alternatives that the device didn't have. Returns
 * `false` for a deleted exercise. A refused answer is stored for editors, as in an online check.
 */
export const rejudge =
  (wordListOf: WordListOf) =>
  async (db: Database, { exerciseId, by, ...answer }: DeviceAnswer): Promise<boolean> => {
    const exercise = await readWholeExercise(db, exerciseId)
    if (exercise === undefined) return false
    const { userInput: typed, simplifiedCheck: isSimplified } = answer
    const judgement = judgeAnswer(solutionOf(exercise), answer, wordListOf)
    if (judgement.category !== 'ERROR') return true
    const refused = by && refusedAnswerOf(exercise, { ...by, typed, isSimplified, judgement }, wordListOf)
    if (refused) await storeRefusedAnswer(db, refused)
    return false
  }
