import { readWholeExercise } from '../course/public'
import type { Database } from '../database/database'
import type { WordListOf } from '../words/public'
import { judgeAnswer, keptSolution } from './solution'

/** An answer that a device without a network has judged. */
type AnswerOfDevice = { exerciseId: string; userInput: string; simplifiedCheck: boolean }

/**
 * Judges again, with all words and hidden answers, what a device has judged without them. An exercise that is gone
 * makes nothing right.
 */
export const judgeAgain =
  (wordListOf: WordListOf) =>
  async (db: Database, { exerciseId, ...answer }: AnswerOfDevice): Promise<boolean> => {
    const exercise = await readWholeExercise(db, exerciseId)
    return (
      exercise !== undefined &&
      judgeAnswer(keptSolution({ exercise }), answer, wordListOf).category !== 'ERROR'
    )
  }
