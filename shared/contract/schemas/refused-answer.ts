import { MAX_ANSWER_LENGTH } from '@mowka/domain/exercise/answer'
import { z } from 'zod'
import { problemExerciseList } from '../endpoints/refused-answer'
import { DiffPiece } from './attempt'
import type { CallSchema } from './call'
import { dataOf, Id, IdParams, LangCode, listOf, text, trimmedText, wholeNumber } from './common'
import { listQuery } from './list'

/** A rejected answer given by learners, without data about them. */
export const RefusedAnswer = z.object({
  /** Comparison key of the answer, which identifies it in decisions. */
  normalForm: z.string(),
  /** The most frequent spelling. */
  typed: z.string(),
  /** Number of learners who gave it. */
  people: wholeNumber(),
  /** Number of learners who consider it right. */
  disputedBy: wholeNumber(),
  /** Difference from the nearest accepted answer. */
  diff: z.array(DiffPiece),
})
export type RefusedAnswer = z.infer<typeof RefusedAnswer>

/** An exercise with rejected answers that need a decision, most frequent first. */
export const ProblemExercise = z.object({
  _id: Id,
  example: z.string(),
  exampleLang: LangCode,
  answer: z.string(),
  answerLang: LangCode,
  active: z.boolean(),
  /** The version of `EditedExercise`, required by decisions (C57). */
  version: wholeNumber(),
  /** Number of learners who gave one of the answers. */
  people: wholeNumber(),
  /** Number of learners who consider theirs right. */
  disputedBy: wholeNumber(),
  /** Total number of distinct answers; `answers` has the first ones. */
  forms: wholeNumber(),
  answers: z.array(RefusedAnswer),
})
export type ProblemExercise = z.infer<typeof ProblemExercise>

/** The rejected answers of one exercise, for its page. */
export const ExerciseAnswers = ProblemExercise.extend({
  /** Number of further answers given by one learner only, which are not shown. */
  rare: wholeNumber(),
})
export type ExerciseAnswers = z.infer<typeof ExerciseAnswers>

const normalForm = text(MAX_ANSWER_LENGTH, 1)
/** The version that the editor has loaded. */
const version = wholeNumber()

/** An editor's decision on a rejected answer. */
export const AnswerDecision = z.discriminatedUnion('decision', [
  /** Adds it as an alternative, in its most frequent spelling. */
  z.strictObject({ decision: z.literal('accept'), normalForm, version }),
  /** Adds it as an expected mistake, with the reason as its comment for learners. */
  z.strictObject({ decision: z.literal('refuse'), normalForm, version, reason: trimmedText(1000, 1) }),
  /** Hides it until the number of learners who gave it has doubled. */
  z.strictObject({ decision: z.literal('set-aside'), normalForm }),
  /** Shows it again. */
  z.strictObject({ decision: z.literal('bring-back'), normalForm }),
])
export type AnswerDecision = z.infer<typeof AnswerDecision>

export const refusedAnswerCalls = {
  listStumbles: { query: listQuery(problemExerciseList), answer: listOf(ProblemExercise) },
  getMistakeReasons: { query: z.object({ answerLang: LangCode }), answer: dataOf(z.string()) },
  getRefusedAnswers: { params: IdParams, answer: ExerciseAnswers },
  decideRefusedAnswer: {
    params: IdParams,
    body: AnswerDecision,
    /** The remaining answers, and the accepted spelling. */
    answer: ExerciseAnswers.extend({ accepted: z.string().nullable() }),
  },
} satisfies Record<string, CallSchema>
