import { writtenWords } from '../hints/answer-words'
import { bareWords } from './same-words'

/** A stretch of the difference between what was written and what is right. */
export type DiffPiece = { kind: 'same' | 'extra' | 'missing'; text: string }

/** From how many places on the marks say less than the two plain sentences. */
const MOST_PLACES = 4
/** Sentences of fewer words than this are shown with their marks, however little of them is right. */
const FEWEST_WORDS = 3

const kinds: Record<string, DiffPiece['kind']> = { DEL: 'extra', INS: 'missing' }

/** Reads the server's difference (`<del>`, `<ins>`, hidden words for screen readers left out). */
export function diffPieces(htmlDiff: string): DiffPiece[] {
  const body = new DOMParser().parseFromString(htmlDiff, 'text/html').body
  for (const hidden of body.querySelectorAll('.vh')) hidden.remove()
  return [...body.childNodes].map((node) => ({
    kind: kinds[node.nodeName] ?? 'same',
    text: node.textContent ?? '',
  }))
}

/** How many places have to be mended: marks with nothing but signs between them are one place. */
export function placesOf(pieces: readonly DiffPiece[]): number {
  let places = 0
  let isInside = false
  for (const { kind, text } of pieces) {
    if (kind !== 'same') {
      if (!isInside) places += 1
      isInside = true
    } else if (bareWords(text) !== '') isInside = false
  }
  return places
}

/** Whether an answer is so far off that its marks would be a wall of red. */
export function isFarOff(pieces: readonly DiffPiece[]): boolean {
  if (placesOf(pieces) > MOST_PLACES) return true
  const wordsIn = (kind: DiffPiece['kind']) =>
    pieces.filter((piece) => piece.kind === kind).flatMap(({ text }) => writtenWords(text)).length
  const [kept, all] = [wordsIn('same'), wordsIn('same') + wordsIn('missing')]
  return all >= FEWEST_WORDS && kept * 3 < all
}

/** The words that are marked, for finding what explains them. */
export const markedWords = (pieces: readonly DiffPiece[]): string[] =>
  pieces.flatMap(({ kind, text }) => (kind === 'same' ? [] : writtenWords(text).map(({ bare }) => bare)))
