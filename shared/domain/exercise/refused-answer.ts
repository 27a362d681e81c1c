import { tidy } from '../judge/answers/pattern'
import { endMark } from '../sentence-rules/text'

/**
 * Minimum number of learners who gave the same undisputed answer before editors see it: what one person types may
 * reveal their identity.
 */
export const MIN_LEARNERS = 2

/** Maximum length of a rejected answer, as a multiple of the longest accepted one; longer text is not an attempt. */
const MAX_LENGTH_RATIO = 3

/** Answers shorter than this don't limit the length, in characters. */
const SHORT_ANSWER = 20

/**
 * Whether a rejected answer is useful for editors: it contains a letter or number, and is an attempt at one of these
 * answers.
 */
export const isUsefulToEditors = (typed: string, accepted: readonly string[]): boolean =>
  /[\p{L}\p{N}]/u.test(typed) &&
  typed.length <= MAX_LENGTH_RATIO * Math.max(SHORT_ANSWER, ...accepted.map(({ length }) => length))

/** Escapes the pattern notation, so that the text matches escapePattern. */
export const escapePattern = (text: string): string => text.replace(/[[\]{}\\]/g, String.raw`\$&`)

/**
 * Formats a learner's input as an accepted answer for display: single spaces, and a capital letter and final
 * punctuation where the exercise's answer has them.
 */
export function formatAsAccepted(typed: string, answer: string): string {
  const text = tidy(typed)
  const isCapital = /^[^\p{L}]*\p{Lu}/u.test(answer)
  const begun = isCapital ? text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase()) : text
  return endMark(begun) === '' ? begun + endMark(answer) : begun
}
