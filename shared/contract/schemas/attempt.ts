import { z } from 'zod'
import { MAX_ALTERNATIVES, MAX_ANSWER_LENGTH } from '../../domain/answer'
import type { CallSchema } from './call'
import { Id, LangCode, text } from './common'
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
})
export type Attempt = z.infer<typeof Attempt>

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
  /** The accepted answer that `htmlDiff` leads to: the nearest one that people may see. */
  comparedWith: z.string(),
  resultCategory: ResultCategory,
})
export type AttemptResult = z.infer<typeof AttemptResult>

export const attemptCalls = {
  checkAttempt: { body: Attempt, answer: AttemptResult },
} satisfies Record<string, CallSchema>
