import { letterPieces } from '@mowka/domain/judge/words/letters'
import type { ResultTone } from '@mowka/web/trainer'
import type { ParseKeys } from 'i18next'
import type { CheckedWord } from '../session/trainer-ports'
import type { TextInLang } from '../word-exercise'

/** Tone of a verdict. A typo counts as correct. */
export function toneOf({ isSuccess, resultCategory }: CheckedWord): ResultTone {
  if (!isSuccess) return 'wrong'
  return resultCategory === 'MINOR_ERROR' ? 'slip' : 'right'
}

/** Heading of the feedback. */
export function headOf(result: CheckedWord): ParseKeys<'vocabulary'> {
  const tone = toneOf(result)
  if (result.isPairsVerdict) return `wordTrainer.match.${tone === 'right' ? 'all' : 'allAfterMistakes'}`
  if (result.isJudgedLocally) return `wordTrainer.result.${result.isSuccess ? 'kept' : 'keptWrong'}`
  return `wordTrainer.result.${tone}`
}

/** A segment of the solution: as typed, or with a missing or extra letter. */
export type LetterMark = { mark: 'same' | 'extra' | 'missing'; text: string }

/** Minimum share of matching letters for a letter-by-letter comparison; below that, marks would not help. */
const MIN_SIMILARITY = 0.5

/** Compares a typed word with the expected one letter by letter, if they are similar enough. */
function lettersOf({ typed, expected, letters }: CheckedWord['diff'][number]): LetterMark[] | null {
  if (letters.length > 0) return letters
  const pieces = letterPieces(typed, expected)
  const right = pieces.reduce((sum, { mark, text }) => (mark === 'same' ? sum + text.length : sum), 0)
  return right / Math.max(typed.length, expected.length) >= MIN_SIMILARITY ? pieces : null
}

/** Returns the solution letter by letter if the answer is similar; null if marks would not help. */
export function letterMarks({ diff }: CheckedWord): LetterMark[] | null {
  const marks: LetterMark[] = []
  for (const piece of diff) {
    const letters = piece.mark === 'changed' ? lettersOf(piece) : null
    if (piece.mark === 'same') marks.push({ mark: 'same', text: piece.expected })
    else if (letters) marks.push(...letters)
    else return null
  }
  return marks.some(({ mark }) => mark !== 'same') ? marks : null
}

/**
 * Splits a sentence around the word it contains; `before` is the whole sentence if the word occurs in another form.
 */
export function aroundWord(
  sentence: string,
  { text }: TextInLang,
): { before: string; word: string; after: string } {
  const at = text === '' ? -1 : sentence.toLocaleLowerCase().indexOf(text.toLocaleLowerCase())
  if (at < 0) return { before: sentence, word: '', after: '' }
  const end = at + text.length
  return { before: sentence.slice(0, at), word: sentence.slice(at, end), after: sentence.slice(end) }
}
