import { MAX_ANSWER_LENGTH } from '@mowka/domain/answer'
import { z } from 'zod'
import { stumbleList } from '../endpoints/refused-answer'
import { DiffPiece } from './attempt'
import type { CallSchema } from './call'
import { dataOf, Id, IdParams, LangCode, listOf, text, trimmedText, wholeNumber } from './common'
import { listQuery } from './list'

/** An answer that learners give and an exercise refuses. Nothing in it says who they are. */
export const RefusedAnswer = z.object({
  /** Its words as answers are compared: what decisions name it by. */
  normalForm: z.string(),
  /** As most people typed it. */
  typed: z.string(),
  /** How many people gave it. */
  people: wholeNumber(),
  /** How many of them hold it to be right. */
  disputedBy: wholeNumber(),
  /** How it differs from the accepted answer that is nearest. */
  diff: z.array(DiffPiece),
})
export type RefusedAnswer = z.infer<typeof RefusedAnswer>

/** An exercise at which people stumble, with the answers that wait for a decision, the most frequent first. */
export const StumbledExercise = z.object({
  _id: Id,
  example: z.string(),
  exampleLang: LangCode,
  answer: z.string(),
  answerLang: LangCode,
  active: z.boolean(),
  /** As in `EditedExercise`; decisions name it (C57). */
  version: wholeNumber(),
  /** How many people gave one of the answers. */
  people: wholeNumber(),
  /** How many of them hold theirs to be right. */
  disputedBy: wholeNumber(),
  /** How many different answers there are; `answers` has the first of them. */
  forms: wholeNumber(),
  answers: z.array(RefusedAnswer),
})
export type StumbledExercise = z.infer<typeof StumbledExercise>

/** The same for the page of one exercise. */
export const ExerciseAnswers = StumbledExercise.extend({
  /** How many more answers were given by one person each, which are not shown. */
  rare: wholeNumber(),
})
export type ExerciseAnswers = z.infer<typeof ExerciseAnswers>

const normalForm = text(MAX_ANSWER_LENGTH, 1)
/** The one that the editor has seen. */
const version = wholeNumber()

/** What an editor says to a refused answer. */
export const AnswerDecision = z.discriminatedUnion('decision', [
  /** It becomes an alternative, as most people typed it. */
  z.strictObject({ decision: z.literal('accept'), normalForm, version }),
  /** It becomes an expected mistake: learners who give it read the reason. */
  z.strictObject({ decision: z.literal('refuse'), normalForm, version, reason: trimmedText(1000, 1) }),
  /** It is not shown again until as many people more have given it. */
  z.strictObject({ decision: z.literal('set-aside'), normalForm }),
  /** It is shown again. */
  z.strictObject({ decision: z.literal('bring-back'), normalForm }),
])
export type AnswerDecision = z.infer<typeof AnswerDecision>

export const refusedAnswerCalls = {
  listStumbles: { query: listQuery(stumbleList), answer: listOf(StumbledExercise) },
  getMistakeReasons: { query: z.object({ answerLang: LangCode }), answer: dataOf(z.string()) },
  getRefusedAnswers: { params: IdParams, answer: ExerciseAnswers },
  decideRefusedAnswer: {
    params: IdParams,
    body: AnswerDecision,
    /** What is left, and what an accepted answer was taken as. */
    answer: ExerciseAnswers.extend({ accepted: z.string().nullable() }),
  },
} satisfies Record<string, CallSchema>
