import { tidy } from './judge/pattern'
import { endMark } from './sentence-rules/text'

/**
 * An answer that nobody disputes is shown to editors when so many people have given it: what one person types may tell
 * who they are.
 */
export const LEAST_PEOPLE = 2

/** How much longer than the longest accepted answer a refused one may be; a longer one is no try at it. */
const MOST_TIMES_LONGER = 3

/** Short answers are no measure, in characters. */
const SHORT_ANSWER = 20

/** Whether a refused answer tells editors something: it has a letter or number, and is a try at one of these answers. */
export const tellsSomething = (typed: string, accepted: readonly string[]): boolean =>
  /[\p{L}\p{N}]/u.test(typed) &&
  typed.length <= MOST_TIMES_LONGER * Math.max(SHORT_ANSWER, ...accepted.map(({ length }) => length))

/** A text that stands for itself among accepted answers, whatever signs of their notation it has. */
export const literally = (text: string): string => text.replace(/[[\]{}\\]/g, String.raw`\$&`)

/**
 * What a learner typed as an accepted answer that others read: single spaces, and a capital and a closing sign where the
 * answer of the exercise has them.
 */
export function asAccepted(typed: string, answer: string): string {
  const text = tidy(typed)
  const isCapital = /^[^\p{L}]*\p{Lu}/u.test(answer)
  const begun = isCapital ? text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase()) : text
  return endMark(begun) === '' ? begun + endMark(answer) : begun
}
