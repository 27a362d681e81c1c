import type { DisputedAnswer } from '@mowka/contract/schemas/attempt'
import type { WordListOf } from '@mowka/words/word-lists'
import { type OpenExercise, readWholeExercise } from '../course/public'
import type { Database } from '../database/database'
import type { CallScope } from '../http/policy'
import { ProblemError } from '../http/problem'
import { refusedAnswerOf, storeRefusedAnswer } from './refused-answer-store'
import { judgeAnswer, solutionOf, verdictOn } from './solution'

/**
 * Records that a learner disputes the verdict on a refused answer: once per person and answer.
 *
 * @throws 422 `ANSWER_ACCEPTED` for a correct answer.
 */
export async function disputeVerdict(
  { db, person, now }: CallScope,
  open: OpenExercise,
  answer: DisputedAnswer,
  wordListOf: WordListOf,
): Promise<{ recorded: true }> {
  const solution = solutionOf(open.exercise)
  const { category } = judgeAnswer(solution, answer, wordListOf)
  if (category !== 'ERROR') throw new ProblemError(422, 'ANSWER_ACCEPTED', 'This answer is right')
  await storeRefusedAnswer(db, {
    exercise: open.exercise,
    userId: person.userId,
    typed: answer.userInput,
    verdict: verdictOn(solution, answer.userInput, wordListOf),
    disputed: true,
    now,
  })
  return { recorded: true }
}

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
