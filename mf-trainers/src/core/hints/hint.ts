import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { normalise } from '@mowka/shared/domain/normalise'
import { type AnswerWord, bareWord, writtenWords } from '../words/answer-words'
import { rightBeginning } from './right-beginning'

/** Share of the word that a hint gives, by how long the word is, in percent (L-HINT-06 to L-HINT-08). */
const shares = [
  { longerThan: 20, percent: 35 },
  { longerThan: 10, percent: 25 },
  { longerThan: 0, percent: 10 },
] as const

/** How many characters of a word one hint gives: 10 %, 25 % or 35 % of it, rounded up (L-HINT-06 to L-HINT-08). */
export function hintLength(word: string): number {
  const length = [...word].length
  const share = shares.find((each) => length > each.longerThan)
  return share ? Math.ceil((length * share.percent) / 100) : 0
}

/** The text after a hint, and where the caret belongs. */
export type HintedText = {
  text: string
  caret: number
  /** The beginning of the word that was given, and how many of its letters are still missing. */
  piece: string
  rest: number
  /** The wrong word that stood there, with its place in the text before; null where nothing was wrong. */
  replaced: { text: string; from: number; to: number } | null
}

/** Where help is needed: the written words before `at` are right, and `word` is the one that belongs there. */
type NeededWord = { at: number; known: number; word: string; later: readonly string[] }

const lower = (text: string): string[] => [...text].map((character) => character.toLowerCase())

/** How many characters of a word are written already; none of a word that is wrong from its first. */
function commonStart(written: string, word: string): number {
  const [left, right] = [lower(normalise(written)), lower(word)]
  let length = 0
  while (length < left.length && left[length] === right[length]) length++
  return length
}

/** Finds the place in the accepted answer that the learner seems to be writing: the one that goes along furthest. */
function placeOf(
  typed: readonly AnswerWord[],
  answers: readonly string[],
  lang: LangCode,
): NeededWord | null {
  let best: NeededWord | null = null
  for (const answer of answers) {
    const { count: at, rest } = rightBeginning(typed, answer, lang)
    const [first = '', ...later] = rest
    const written = typed[at]
    // Who writes the m of "'m" has the apostrophe before the gap or will not miss it.
    const word = written ? first.replace(/^['-]/, '') : first
    const known = written ? commonStart(written.text, word) : 0
    if (!best || at > best.at || (at === best.at && known > best.known)) best = { at, known, word, later }
  }
  return best
}

/** The first characters of a word; a sign among them comes with the letter after it, or before it at the word's end. */
function startOf(word: string, length: number): string {
  const characters = [...word]
  let end = length
  while (end < characters.length && !/[\p{L}\p{M}\p{N}]/u.test(characters[end - 1] ?? '')) end++
  const rest = characters.slice(end).join('')
  return /[\p{L}\p{N}]/u.test(rest) ? characters.slice(0, end).join('') : word
}

/**
 * Gives the next letters of the first word that is missing or wrong; everything else stays as it was typed. Null when
 * there is nothing to give: the words are all there. What the check takes for the same, hints do too: case, signs,
 * the apostrophes of other keyboards, and English short forms (L-HINT-09, U05).
 */
export function hintText(typedText: string, answers: readonly string[], lang: LangCode): HintedText | null {
  const typed = writtenWords(typedText)
  const place = placeOf(typed, answers, lang)
  if (!place?.word) return null

  const { at, known, word, later } = place
  const given = startOf(word, known + hintLength(bareWord(word)))
  const written = typed[at]
  // A word of the answer's rest was written too early: the missing one goes before it.
  const isEarly =
    written !== undefined &&
    known < [...written.bare].length &&
    later.some((each) => bareWord(each) === written.bare)
  const from = written?.start ?? typedText.length
  const to = isEarly ? from : (written?.end ?? from)
  // "5th" is two words without a space between them; what is put in is its own word.
  const spaceBefore = written ? typed[at - 1]?.end === from : /\S$/u.test(typedText)
  const spaceAfter = isEarly || typed[at + 1]?.start === to
  const start = `${typedText.slice(0, from)}${spaceBefore ? ' ' : ''}${given}`
  // What is only begun goes on; anything else there is wrong.
  const isWrong = written !== undefined && !isEarly && known < [...written.text].length
  return {
    text: `${start}${spaceAfter ? ' ' : ''}${typedText.slice(to)}`,
    caret: start.length,
    piece: given,
    rest: [...word].length - [...given].length,
    replaced: isWrong ? { text: written.text, from, to } : null,
  }
}
