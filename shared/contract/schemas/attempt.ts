import { MAX_ALTERNATIVES, MAX_ANSWER_LENGTH } from '@mowka/domain/exercise/answer'
import { ISSUE_KINDS } from '@mowka/domain/judge/issue'
import { z } from 'zod'
import type { CallSchema } from './call'
import { Id, LangCode, text, wholeNumber } from './common'
import { AlternativeAnswer } from './learning'

/** Result of a check. A minor error is still a success (U05). */
export const ResultCategory = z.enum(['CORRECT', 'MINOR_ERROR', 'ERROR'])
export type ResultCategory = z.infer<typeof ResultCategory>

export const Attempt = z.object({
  /** `true` judges the answer; `false` only returns the solution (P-ENT-23, U05). */
  check: z.boolean(),
  userInput: text(MAX_ANSWER_LENGTH),
  /** With an id the server loads answer and alternatives; calls without one are for admins. */
  exerciseId: Id.optional(),
  preferredAnswer: text(MAX_ANSWER_LENGTH).optional(),
  alternativeAnswers: z.array(AlternativeAnswer).max(MAX_ALTERNATIVES).optional(),
  lang: LangCode,
  /** Compares tokens without tolerance for typos: gaps and blocks. */
  simplifiedCheck: z.boolean().optional(),
  /** Whether the answer was spoken: text from speech recognition is useless for editors. */
  isSpoken: z.boolean().optional(),
})
export type Attempt = z.infer<typeof Attempt>

/** One difference between the typed answer and the accepted answer it is compared with. */
export const AnswerIssue = z.object({
  kind: z.enum(ISSUE_KINDS),
  /** The typed text; empty if something is missing. */
  typed: z.string(),
  /** The accepted answer's text; empty if something is extra. */
  expected: z.string(),
  /** Position of `typed` in `userInput`: `start` inclusive, `end` exclusive; empty if nothing was typed. */
  range: z.object({ start: wholeNumber(), end: wholeNumber() }),
  /** A lesson or dictionary entry that explains it, e.g. by a noun's article; `null` if there is none. */
  entry: z.object({ answer: z.string(), example: z.string() }).nullable(),
})
export type AnswerIssue = z.infer<typeof AnswerIssue>

/**
 * A piece of the comparison, in reading order. `same` includes spaces and punctuation; `moved-from` and `moved-to`
 * are the same words in the typed and in the right position.
 */
export const DiffPiece = z.object({
  mark: z.enum(['same', 'extra', 'missing', 'changed', 'moved-from', 'moved-to']),
  typed: z.string(),
  expected: z.string(),
  /** The letters of a misspelt word; empty for others. */
  letters: z.array(z.object({ mark: z.enum(['same', 'extra', 'missing']), text: z.string() })),
  /** Index in `issues`; `null` for matching text. */
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
   * Contains `<ins>`, `<del>` and `<span class>` only, with all text escaped. Text for screen readers is in the
   * interface language, from the Accept-Language header.
   */
  htmlDiff: z.string(),
  /** The accepted answer used for `diff`: the nearest visible one. */
  comparedWith: z.string(),
  /** The structure of `htmlDiff`, with marked letters and moved words. */
  diff: z.array(DiffPiece),
  /** Remarks on the answer; a right one may have some, e.g. a noun in lower case. */
  issues: z.array(AnswerIssue),
  /** The exercise's Polish comment on an expected wrong answer; `null` for others. */
  comment: z.string().nullable(),
  /**
   * Whether a rejected answer may be right: all of its words are known, and it differs from the accepted one only in
   * word order or in one word. Absent in responses of older servers.
   */
  mayBeRight: z.boolean().optional(),
  resultCategory: ResultCategory,
})
export type AttemptResult = z.infer<typeof AttemptResult>

/** A rejected answer that the learner considers right. */
export const DisputedAnswer = z.object({
  userInput: text(MAX_ANSWER_LENGTH, 1),
  /** The same value as in the rejected attempt. */
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
