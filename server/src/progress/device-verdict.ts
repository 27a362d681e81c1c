import type { ProgressEvent } from '@mowka/contract/schemas/progress'
import type { Database } from '../database/database'
import { ProblemError } from '../http/problem'
import { isUnforced } from './repetition-queue'

/** What progress asks of whoever judges answers: whether one is right after all. */
export type JudgeAgain = (
  db: Database,
  answer: {
    exerciseId: string
    userInput: string
    simplifiedCheck: boolean
    /** The learner who gave it just now; left out for editors, and where one brings a history along. */
    by?: { userId: string; now: Date } | undefined
  },
) => Promise<boolean>

/** Whole sentences that were typed; gaps and blocks have to be exact. */
const isSimplified = (type: ProgressEvent['payload']['learningExerciseType']) =>
  !type?.endsWith('_FULL_SENTENCE')

/**
 * What the server says to an answer that a device has judged without a network; null for every other event. Throws
 * nothing: an event that does not say enough was not judged by a device.
 */
export async function verdictAgain(
  db: Database,
  { name, payload }: Pick<ProgressEvent, 'name' | 'payload'>,
  judgeAgain: JudgeAgain,
  by: { userId: string; now: Date } | undefined,
): Promise<boolean | null> {
  const { deviceVerdict, exerciseId, userInput, learningExerciseType } = payload
  const isAnswer = name === 'EXAMPLE_ATTEMPT' || (name === 'EXAMPLE_SUCCESS' && isUnforced(payload))
  if (!isAnswer || !deviceVerdict || !exerciseId || userInput === undefined) return null
  return judgeAgain(db, { exerciseId, userInput, simplifiedCheck: isSimplified(learningExerciseType), by })
}

/** What the server says to a success of a history that is brought along; null where nothing was typed. */
export async function verdictOnHistory(
  db: Database,
  { name, payload }: Pick<ProgressEvent, 'name' | 'payload'>,
  judgeAgain: JudgeAgain,
): Promise<boolean | null> {
  const { exerciseId, userInput, learningExerciseType } = payload
  const isSuccess = name.endsWith('EXAMPLE_SUCCESS') && isUnforced(payload)
  if (!isSuccess || !exerciseId || userInput === undefined) return null
  return judgeAgain(db, { exerciseId, userInput, simplifiedCheck: isSimplified(learningExerciseType) })
}

/** Whether an attempt is right although its device held it to be wrong: it counts as a success. */
export const isOverruled = (
  { name, payload }: Pick<ProgressEvent, 'name' | 'payload'>,
  verdict: boolean | null,
): boolean => name === 'EXAMPLE_ATTEMPT' && payload.deviceVerdict === 'WRONG' && verdict === true

/** Refuses a success of which only the device was sure: the sentence comes again. Throws 422 `ANSWER_WRONG`. */
export function assertRight({ name }: Pick<ProgressEvent, 'name'>, verdict: boolean | null): void {
  if (name === 'EXAMPLE_SUCCESS' && verdict === false) {
    throw new ProblemError(422, 'ANSWER_WRONG', 'The answer is not right')
  }
}
