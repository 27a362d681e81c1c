import { wordsOf } from '../exercise/words'

/** Hints for every exercise; full again for a new item and after a result (learner core §9). */
export const HINTS_PER_EXERCISE = 3

/** Share of the word that a hint gives, by how long the word is, in percent (learner core §9). */
const shares = [
  { longerThan: 20, percent: 35 },
  { longerThan: 10, percent: 25 },
  { longerThan: 0, percent: 10 },
] as const

/** How many characters of a word one hint gives: 10 %, 25 % or 35 % of it, rounded up (learner core §4). */
export function hintLength(word: string): number {
  const length = [...word].length
  const share = shares.find((each) => length > each.longerThan)
  return share ? Math.ceil((length * share.percent) / 100) : 0
}

/** The text after a hint, and where the caret belongs. */
export type HintedText = { text: string; caret: number }

/** A word as hints compare it: case and the punctuation around it do not count. */
const bare = (word: string): string =>
  word
    .normalize('NFC')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .toLowerCase()

function commonStart(a: string, b: string): number {
  const [left, right] = [[...a.toLowerCase()], [...b.toLowerCase()]]
  let length = 0
  while (length < left.length && left[length] === right[length]) length++
  return length
}

/** How many words at the beginning are already right. */
function rightWords(typed: readonly string[], target: readonly string[]): number {
  let count = 0
  while (
    count < target.length &&
    count < typed.length &&
    bare(typed[count] ?? '') === bare(target[count] ?? '')
  )
    count++
  return count
}

/** The accepted answer that the learner seems to be writing. */
function nearest(typed: readonly string[], answers: readonly string[]): string[] {
  return answers
    .map(wordsOf)
    .reduce<string[]>(
      (best, each) => (best.length === 0 || rightWords(typed, each) > rightWords(typed, best) ? each : best),
      [],
    )
}

/**
 * Gives the next letters of the first word that is missing or wrong; what comes after it stays. Null when there is
 * nothing to give: the words are all there. Comparison ignores case (learner core §4).
 */
export function hintText(typedText: string, answers: readonly string[]): HintedText | null {
  const typed = wordsOf(typedText)
  const target = nearest(typed, answers)
  const at = rightWords(typed, target)
  const word = target[at]
  if (word === undefined) return null

  const written = typed[at] ?? ''
  const known = commonStart(written, word)
  const hinted = [...word].slice(0, known + hintLength(word.replace(/[^\p{L}\p{N}]+$/u, ''))).join('')
  // A word of the answer's rest was written too early: the missing one goes before it.
  const isEarly =
    known === 0 && target.slice(at).some((each) => written !== '' && bare(each) === bare(written))
  const words = [...typed.slice(0, at), hinted, ...typed.slice(isEarly ? at : at + 1)]
  const caret = words.slice(0, at + 1).join(' ').length
  return { text: words.join(' '), caret }
}
