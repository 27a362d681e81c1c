import type { LangCode } from '@mowka/contract/schemas/common'
import { normalise } from '@mowka/domain/exercise/normalise'
import { beginningOf, graphOf } from '@mowka/domain/judge/answers/graph'
import { keyOf } from '@mowka/domain/judge/answers/token'
import { type AnswerWord, answerWords, bareWord, writtenWords } from '../words/answer-words'

/** The right beginning of a text: its first `count` words start an answer, which continues with `rest`. */
type RightBeginning = { count: number; rest: readonly string[] }

/** Finds how many written words match the beginning of an answer, by the rules of the check (U05). */
export function rightBeginning(
  written: readonly AnswerWord[],
  answer: string,
  lang: LangCode,
): RightBeginning {
  const words = answerWords(answer)
  const keys = written.map(({ bare }) => keyOf(bare, lang))
  const graph = graphOf([{ kind: 'text', text: answer }], lang)
  const { count, instead, left } = beginningOf(keys, graph, lang)
  return { count, rest: [...instead, ...words.slice(words.length - left)] }
}

/** Whether a text has the words of an answer as the check reads them: "I'm" is "I am". */
export function isAnswer(text: string, answer: string, lang: LangCode): boolean {
  const written = writtenWords(text)
  const { count, rest } = rightBeginning(written, answer, lang)
  return written.length > 0 && count === written.length && rest.length === 0
}

/** Share of a word that a hint reveals, in percent, by word length (L-HINT-06 to L-HINT-08). */
const shares = [
  { longerThan: 20, percent: 35 },
  { longerThan: 10, percent: 25 },
  { longerThan: 0, percent: 10 },
] as const

/**
 * Returns the number of characters one hint reveals: 10%, 25% or 35% of the word, rounded up (L-HINT-06 to
 * L-HINT-08).
 */
export function hintLength(word: string): number {
  const length = [...word].length
  const share = shares.find((each) => length > each.longerThan)
  return share ? Math.ceil((length * share.percent) / 100) : 0
}

/** The text after a hint, and the caret position. */
type HintedText = {
  text: string
  caret: number
  /** The revealed beginning of the word, and the number of letters still missing. */
  piece: string
  rest: number
  /** The wrong word with its position in the original text; `null` if nothing was wrong. */
  replaced: { text: string; from: number; to: number } | null
}

/** The place that needs help: the written words before `at` are right, and `word` belongs there. */
type NeededWord = { at: number; known: number; word: string; later: readonly string[] }

const lower = (text: string): string[] => [...text].map((character) => character.toLowerCase())

/** Returns how many characters of a word are already written; 0 if the first one is wrong. */
function commonStart(written: string, word: string): number {
  const [left, right] = [lower(normalise(written)), lower(word)]
  let length = 0
  while (length < left.length && left[length] === right[length]) length++
  return length
}

/**
 * Finds the accepted answer that the learner seems to be writing, the one with the longest match, and the place in
 * it.
 */
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
    // A typed "m" of "'m" has its apostrophe before the gap or doesn't need one.
    const word = written ? first.replace(/^['-]/, '') : first
    const known = written ? commonStart(written.text, word) : 0
    if (!best || at > best.at || (at === best.at && known > best.known)) best = { at, known, word, later }
  }
  return best
}

/**
 * Returns the first characters of a word. A sign comes with the letter after it, or before it at the end of the word.
 */
function startOf(word: string, length: number): string {
  const characters = [...word]
  let end = length
  while (end < characters.length && !/[\p{L}\p{M}\p{N}]/u.test(characters[end - 1] ?? '')) end++
  const rest = characters.slice(end).join('')
  return /[\p{L}\p{N}]/u.test(rest) ? characters.slice(0, end).join('') : word
}

/**
 * Reveals the next letters of the first word that is missing or wrong and leaves everything else as typed. Returns
 * `null` if all words are present. Like the check, hints ignore case, signs and apostrophe variants, and accept
 * English short forms (L-HINT-09, U05).
 */
export function hintText(typedText: string, answers: readonly string[], lang: LangCode): HintedText | null {
  const typed = writtenWords(typedText)
  const place = placeOf(typed, answers, lang)
  if (!place?.word) return null

  const { at, known, word, later } = place
  const given = startOf(word, known + hintLength(bareWord(word)))
  const written = typed[at]
  // A later word of the answer was written too early: the missing word goes before it.
  const isEarly =
    written !== undefined &&
    known < [...written.bare].length &&
    later.some((each) => bareWord(each) === written.bare)
  const from = written?.start ?? typedText.length
  const to = isEarly ? from : (written?.end ?? from)
  // "5th" is two words without a space in between; inserted text is a word of its own.
  const spaceBefore = written ? typed[at - 1]?.end === from : /\S$/u.test(typedText)
  const spaceAfter = isEarly || typed[at + 1]?.start === to
  const start = `${typedText.slice(0, from)}${spaceBefore ? ' ' : ''}${given}`
  // An unfinished word is continued; anything else there is wrong.
  const isWrong = written !== undefined && !isEarly && known < [...written.text].length
  return {
    text: `${start}${spaceAfter ? ' ' : ''}${typedText.slice(to)}`,
    caret: start.length,
    piece: given,
    rest: [...word].length - [...given].length,
    replaced: isWrong ? { text: written.text, from, to } : null,
  }
}

/**
 * The note of a hint: the beginning of a word, the number of letters that follow, and the written word it replaces.
 * `isRepeated`: fully revealed before, and the mistake is still there.
 */
export type HintNote = { piece: string; rest: number; instead: string | null; isRepeated?: true }

/** A hint for a text: the new text, the selection in it and the note. */
export type TextHint = { text: string; select: Selection; note: HintNote }

/** A range in a text; a caret if both ends are equal. */
export type Selection = { from: number; to: number }

/**
 * Hints for a text field. Missing words are inserted into the text. A wrong word is never removed: it is selected, so
 * that the learner can overwrite it, and the right word is revealed next to it, letter by letter.
 */
export class TextHints {
  /** The wrong word of the last hint: the text with it, and the text with the revealed piece in its place. */
  private wrong: {
    text: string
    corrected: string
    select: Selection
    note: HintNote & { instead: string }
  } | null = null

  give(text: string, answers: readonly string[], lang: LangCode): TextHint | null {
    const known = this.wrong?.text === text ? this.wrong : null
    if (known?.note.rest === 0)
      return { text, select: { ...known.select }, note: { ...known.note, isRepeated: true } }
    const hint = hintText(known?.corrected ?? text, answers, lang)
    if (!hint) return null
    const { piece, rest, replaced } = hint
    const wrong = known
      ? { word: known.note.instead, select: known.select }
      : replaced && { word: replaced.text, select: { from: replaced.from, to: replaced.to } }
    if (!wrong) {
      this.wrong = null
      return {
        text: hint.text,
        select: { from: hint.caret, to: hint.caret },
        note: { piece, rest, instead: null },
      }
    }
    const { select, word } = wrong
    const note = { piece, rest, instead: word }
    this.wrong = { text, corrected: hint.text, select, note }
    return { text, select, note }
  }
}
