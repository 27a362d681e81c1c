import type { ProgressEvent } from '@mowka/contract/schemas/progress'
import type { Database } from '../database/database'
import { ProblemError } from '../http/problem'
import { isUnforced } from './repetition-queue'

/** Judges an answer that was typed to an exercise; provided by the domain of attempts. */
export type RejudgeAnswer = (
  db: Database,
  answer: {
    exerciseId: string
    userInput: string
    simplifiedCheck: boolean
    /** The learner who answered just now; omitted for editors and imported histories. */
    by?: { userId: string; now: Date } | undefined
  },
) => Promise<boolean>

/** Gaps and blocks have to be exact; only whole sentences are judged with tolerance. */
const isSimplified = (type: ProgressEvent['payload']['learningExerciseType']) =>
  !type?.endsWith('_FULL_SENTENCE')

/** The server's verdict on an answer that a device judged offline, or `null` for any other event. */
export async function rejudgeDeviceAnswer(
  db: Database,
  { name, payload }: Pick<ProgressEvent, 'name' | 'payload'>,
  rejudge: RejudgeAnswer,
  by: { userId: string; now: Date } | undefined,
): Promise<boolean | null> {
  const { deviceVerdict, exerciseId, userInput, learningExerciseType } = payload
  const isAnswer = name === 'EXAMPLE_ATTEMPT' || (name === 'EXAMPLE_SUCCESS' && isUnforced(payload))
  if (!isAnswer || !deviceVerdict || !exerciseId || userInput === undefined) return null
  return rejudge(db, { exerciseId, userInput, simplifiedCheck: isSimplified(learningExerciseType), by })
}

/** The server's verdict on a success of an imported history, or `null` if it has no typed answer. */
export async function judgeHistoryAnswer(
  db: Database,
  { name, payload }: Pick<ProgressEvent, 'name' | 'payload'>,
  rejudge: RejudgeAnswer,
): Promise<boolean | null> {
  const { exerciseId, userInput, learningExerciseType } = payload
  const isSuccess = name.endsWith('EXAMPLE_SUCCESS') && isUnforced(payload)
  if (!isSuccess || !exerciseId || userInput === undefined) return null
  return rejudge(db, { exerciseId, userInput, simplifiedCheck: isSimplified(learningExerciseType) })
}

/** Whether the server accepts an attempt that the device rejected. It then counts as a success. */
export const isOverruled = (
  { name, payload }: Pick<ProgressEvent, 'name' | 'payload'>,
  verdict: boolean | null,
): boolean => name === 'EXAMPLE_ATTEMPT' && payload.deviceVerdict === 'WRONG' && verdict === true

/** @throws 422 `ANSWER_WRONG` for a success that only the device accepted, so that the exercise comes up again. */
export function assertCorrect({ name }: Pick<ProgressEvent, 'name'>, verdict: boolean | null): void {
  if (name === 'EXAMPLE_SUCCESS' && verdict === false) {
    throw new ProblemError(422, 'ANSWER_WRONG', 'The answer is not right')
  }
}
