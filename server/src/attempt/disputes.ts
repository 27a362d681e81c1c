import type { DisputedAnswer } from '@mowka/shared/contract/schemas/attempt'
import { MAX_ANSWER_LENGTH } from '@mowka/shared/domain/answer'
import { tokensOf } from '@mowka/shared/domain/judge/token'
import { normalise } from '@mowka/shared/domain/normalise'
import type { OpenExercise } from '../course/public'
import type { CallScope } from '../http/policy'
import { ProblemError } from '../http/problem'
import type { WordListOf } from '../words/public'
import { judgeAnswer, keptSolution } from './solution'
import { keepDisputedAnswer } from './store'

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
  const { category } = judgeAnswer(keptSolution(open), answer, wordListOf)
  if (category !== 'ERROR') throw new ProblemError(422, 'ANSWER_ACCEPTED', 'This answer is right')
  const { id, version, answerLang } = open.exercise
  const words = tokensOf(answer.userInput, answerLang).map(({ key }) => key)
  // Composing can make a text longer; what is indexed has to stay short.
  const normalForm = (words.join(' ') || normalise(answer.userInput)).slice(0, MAX_ANSWER_LENGTH)
  await keepDisputedAnswer(db, {
    exerciseId: id,
    normalForm: normalForm.toWellFormed(),
    userId: person.userId,
    typed: answer.userInput,
    exerciseVersion: version,
    createdAt: now,
  })
  return { recorded: true }
}
