import { MAX_ALTERNATIVES, MAX_ANSWER_LENGTH } from '@mowka/domain/answer'
import { ISSUE_KINDS } from '@mowka/domain/judge/issue'
import { z } from 'zod'
import type { CallSchema } from './call'
import { Id, LangCode, text, wholeNumber } from './common'
import { AlternativeAnswer } from './learning'

/** How near the answer came. A minor error is still a success (U05). */
export const ResultCategory = z.enum(['CORRECT', 'MINOR_ERROR', 'ERROR'])
export type ResultCategory = z.infer<typeof ResultCategory>

export const Attempt = z.object({
  /** True compares; false only returns the solution (P-ENT-23, U05). */
  check: z.boolean(),
  userInput: text(MAX_ANSWER_LENGTH),
  /** With an id the server loads answer and alternatives itself; without one the call is for admins. */
  exerciseId: Id.optional(),
  preferredAnswer: text(MAX_ANSWER_LENGTH).optional(),
  alternativeAnswers: z.array(AlternativeAnswer).max(MAX_ALTERNATIVES).optional(),
  lang: LangCode,
  /** Tokens only, no tolerance for typos: gaps and blocks. */
  simplifiedCheck: z.boolean().optional(),
  /** It was spoken: what a service heard tells editors nothing about what people would write. */
  isSpoken: z.boolean().optional(),
})
export type Attempt = z.infer<typeof Attempt>

/** One difference between what was typed and the accepted answer that it is compared with. */
export const AnswerIssue = z.object({
  kind: z.enum(ISSUE_KINDS),
  /** What was typed; empty where something is missing. */
  typed: z.string(),
  /** What stands there in the accepted answer; empty where something is too much. */
  expected: z.string(),
  /** Where `typed` stands in `userInput`: `start` included, `end` excluded; empty where nothing was typed. */
  range: z.object({ start: wholeNumber(), end: wholeNumber() }),
  /** The lesson's or dictionary's entry that explains it, e.g. by a noun's article; null where none is known. */
  entry: z.object({ answer: z.string(), example: z.string() }).nullable(),
})
export type AnswerIssue = z.infer<typeof AnswerIssue>

/**
 * A stretch of the comparison, in reading order, to be drawn one after another. `same` has spaces and signs;
 * `moved-from` and `moved-to` are the same words where they were typed and where they belong.
 */
export const DiffPiece = z.object({
  mark: z.enum(['same', 'extra', 'missing', 'changed', 'moved-from', 'moved-to']),
  typed: z.string(),
  expected: z.string(),
  /** Where a word is only misspelt, its letters; empty elsewhere. */
  letters: z.array(z.object({ mark: z.enum(['same', 'extra', 'missing']), text: z.string() })),
  /** Place in `issues` of what this stretch shows; null for what is the same. */
  issue: wholeNumber().nullable(),
})
export type DiffPiece = z.infer<typeof DiffPiece>

export const AttemptResult = z.object({
  isSuccess: z.boolean(),
  isPreferred: z.boolean(),
  answer: z.object({ text: z.string() }),
  alternativeAnswers: z.array(AlternativeAnswer),
  userInput: z.string(),
  /**
   * `<ins>`, `<del>` and `<span class>` only, every word escaped. Hidden words for screen readers are in the
   * interface's language, which the header Accept-Language names.
   */
  htmlDiff: z.string(),
  /** The accepted answer that `diff` leads to: the nearest one that people may see. */
  comparedWith: z.string(),
  /** The same as `htmlDiff`, with the letters and moved words marked. */
  diff: z.array(DiffPiece),
  /** What is to be said about the answer; a right one may have some, e.g. a noun written small. */
  issues: z.array(AnswerIssue),
  /** What the exercise says in Polish to a wrong answer that it expects; null for others. */
  comment: z.string().nullable(),
  /**
   * Whether a refused answer may be right all the same: all of its words are known, and it differs from the accepted one
   * only in the order or in one word. Absent in answers of servers that don't tell.
   */
  mayBeRight: z.boolean().optional(),
  resultCategory: ResultCategory,
})
export type AttemptResult = z.infer<typeof AttemptResult>

/** A refused answer that its author holds to be right. */
export const DisputedAnswer = z.object({
  userInput: text(MAX_ANSWER_LENGTH, 1),
  /** As in the attempt that was refused. */
  simplifiedCheck: z.boolean().optional(),
})
export type DisputedAnswer = z.infer<typeof DisputedAnswer>

export const attemptCalls = {
  checkAttempt: { body: Attempt, answer: AttemptResult },
  disputeVerdict: {
    params: z.object({ id: Id }),
    body: DisputedAnswer,
    answer: z.object({ recorded: z.literal(true) }),
  },
} satisfies Record<string, CallSchema>
