import type { WordListOf } from '@mowka/words/word-lists'
import { readWholeExercise } from '../course/public'
import type { Database } from '../database/database'
import { keepRefused, refusedAttempt } from './keep-refused'
import { judgeAnswer, keptSolution } from './solution'

/** An answer that a device without a network has judged; `by` is the learner who gave it just now. */
type AnswerOfDevice = {
  exerciseId: string
  userInput: string
  simplifiedCheck: boolean
  by?: { userId: string; now: Date } | undefined
}

/**
 * Judges again, with all words and hidden answers, what a device has judged without them. An exercise that is gone
 * makes nothing right. What is refused is kept for editors, as if the server had been asked at once.
 */
export const judgeAgain =
  (wordListOf: WordListOf) =>
  async (db: Database, { exerciseId, by, ...answer }: AnswerOfDevice): Promise<boolean> => {
    const exercise = await readWholeExercise(db, exerciseId)
    if (exercise === undefined) return false
    const { userInput: typed, simplifiedCheck: isSimplified } = answer
    const judgement = judgeAnswer(keptSolution({ exercise }), answer, wordListOf)
    if (judgement.category !== 'ERROR') return true
    const refused = by && refusedAttempt(exercise, { ...by, typed, isSimplified, judgement }, wordListOf)
    if (refused) await keepRefused(db, refused)
    return false
  }
