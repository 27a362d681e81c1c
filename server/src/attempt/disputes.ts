import type { DisputedAnswer } from '@mowka/contract/schemas/attempt'
import type { WordListOf } from '@mowka/words/word-lists'
import type { OpenExercise } from '../course/public'
import type { CallScope } from '../http/policy'
import { ProblemError } from '../http/problem'
import { keepRefused } from './keep-refused'
import { judgeAnswer, keptSolution } from './solution'
import { verdictOn } from './verdict'

/**
 * Records that a learner holds a refused answer to be right. The same answer of the same person is recorded once, however
 * often it is sent. Throws 422 `ANSWER_ACCEPTED` for an answer that is right.
 */
export async function disputeVerdict(
  { db, person, now }: CallScope,
  open: OpenExercise,
  answer: DisputedAnswer,
  wordListOf: WordListOf,
): Promise<{ recorded: true }> {
  const solution = keptSolution(open)
  const { category } = judgeAnswer(solution, answer, wordListOf)
  if (category !== 'ERROR') throw new ProblemError(422, 'ANSWER_ACCEPTED', 'This answer is right')
  await keepRefused(db, {
    exercise: open.exercise,
    userId: person.userId,
    typed: answer.userInput,
    verdict: verdictOn(solution, answer.userInput, wordListOf),
    disputed: true,
    now,
  })
  return { recorded: true }
}
