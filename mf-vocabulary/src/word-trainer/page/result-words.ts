import type { ResultTone } from '@mowka/shared/trainer'
import type { ParseKeys } from 'i18next'
import type { CheckedWord } from '../session/trainer-ports'
import type { SaidText } from '../word-exercise'

/** How an answer was. A slip counts as right. */
export function toneOf({ isSuccess, resultCategory }: CheckedWord): ResultTone {
  if (!isSuccess) return 'wrong'
  return resultCategory === 'MINOR_ERROR' ? 'slip' : 'right'
}

/** What is said about it. */
export function headOf(result: CheckedWord): ParseKeys<'vocabulary'> {
  const tone = toneOf(result)
  if (result.isOfPairs) return `wordTrainer.match.${tone === 'right' ? 'all' : 'allAfterMistakes'}`
  if (result.isOfDevice) return `wordTrainer.result.${result.isSuccess ? 'kept' : 'keptWrong'}`
  return `wordTrainer.result.${tone}`
}

/** A stretch of the solution: as it was typed, or with a letter that was missing or too much. */
export type LetterMark = { mark: 'same' | 'extra' | 'missing'; text: string }

/** The solution letter by letter where the answer was only misspelt; null where marks would not help. */
export function letterMarks({ diff }: CheckedWord): LetterMark[] | null {
  const marks: LetterMark[] = []
  for (const piece of diff) {
    if (piece.mark === 'same') marks.push({ mark: 'same', text: piece.expected })
    else if (piece.mark === 'changed' && piece.letters.length > 0) marks.push(...piece.letters)
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
