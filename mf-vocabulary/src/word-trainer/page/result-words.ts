import { letterPieces } from '@mowka/domain/judge/letters'
import type { ResultTone } from '@mowka/web/trainer'
import type { ParseKeys } from 'i18next'
import type { CheckedWord } from '../session/trainer-ports'
import type { SaidText } from '../word-exercise'

/** The tone of an answer. A slip counts as right. */
export function toneOf({ isSuccess, resultCategory }: CheckedWord): ResultTone {
  if (!isSuccess) return 'wrong'
  return resultCategory === 'MINOR_ERROR' ? 'slip' : 'right'
}

/** The heading of the feedback. */
export function headOf(result: CheckedWord): ParseKeys<'vocabulary'> {
  const tone = toneOf(result)
  if (result.isOfPairs) return `wordTrainer.match.${tone === 'right' ? 'all' : 'allAfterMistakes'}`
  if (result.isOfDevice) return `wordTrainer.result.${result.isSuccess ? 'kept' : 'keptWrong'}`
  return `wordTrainer.result.${tone}`
}

/** A stretch of the solution: as it was typed, or with a letter that was missing or too much. */
export type LetterMark = { mark: 'same' | 'extra' | 'missing'; text: string }

/** The share of right letters from which a wrong word is shown letter by letter; below that marks would not help. */
const ALIKE = 0.5

/** The letters of a word typed for another one, where the two are alike enough. */
function lettersOf({ typed, expected, letters }: CheckedWord['diff'][number]): LetterMark[] | null {
  if (letters.length > 0) return letters
  const pieces = letterPieces(typed, expected)
  const right = pieces.reduce((sum, { mark, text }) => (mark === 'same' ? sum + text.length : sum), 0)
  return right / Math.max(typed.length, expected.length) >= ALIKE ? pieces : null
}

/** The solution letter by letter where the answer resembles it; null where marks would not help. */
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

/** A sentence around the word that it shows; the whole sentence as `before` where the word has another form in it. */
export function aroundWord(
  sentence: string,
  { text }: SaidText,
): { before: string; word: string; after: string } {
  const at = text === '' ? -1 : sentence.toLocaleLowerCase().indexOf(text.toLocaleLowerCase())
  if (at < 0) return { before: sentence, word: '', after: '' }
  const end = at + text.length
  return { before: sentence.slice(0, at), word: sentence.slice(at, end), after: sentence.slice(end) }
}
