import type { DisputedAnswer } from '@mowka/contract/schemas/attempt'
import type { WordListOf } from '@mowka/words/word-lists'
import type { OpenExercise } from '../course/public'
import type { CallScope } from '../http/policy'
import { ProblemError } from '../http/problem'
import { storeRefusedAnswer } from './refused-answer-store'
import { judgeAnswer, solutionOf } from './solution'
import { verdictOn } from './verdict'

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
