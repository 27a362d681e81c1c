import type { AttemptResult } from '@mowka/contract/schemas/attempt'
import { writtenWords } from '../../words/answer-words'

export type Difference = Pick<AttemptResult, 'diff' | 'issues' | 'mayBeRight'>
type Piece = Difference['diff'][number]

/** Number of places above which two plain sentences are clearer than marks. */
const MAX_PLACES = 4
/** Sentences with fewer words are always shown with marks, even if little is right. */
const MIN_WORDS = 3

/** Returns the places to correct, as indexes in `issues`; lower case is only mentioned. */
export const placesOf = ({ issues }: Pick<Difference, 'issues'>): number[] =>
  issues.flatMap(({ kind }, index) => (kind === 'capital' ? [] : [index]))

/** Whether a piece belongs to the accepted answer. */
const isWanted = ({ mark }: Piece) => mark !== 'extra' && mark !== 'moved-from'

/** Returns the accepted answer from a difference, in the learner's spelling where that is right. */
export const wantedText = (diff: readonly Piece[]): string =>
  diff
    .filter(isWanted)
    .map(({ expected }) => expected)
    .join('')
    .replace(/ +/g, ' ')

/** Returns the accepted answer before and after a place; for a misplaced word, around its right place. */
export function around(diff: readonly Piece[], issue: number): { before: string; after: string } {
  const own = diff.flatMap((piece, index) =>
    piece.issue === issue && piece.mark !== 'moved-from' ? [index] : [],
  )
  return {
    before: wantedText(diff.slice(0, own[0] ?? 0)),
    after: wantedText(diff.slice((own.at(-1) ?? diff.length) + 1)),
  }
}

/** Whether an answer is so far off that its marks would be a wall of red. */
export function isFarOff(difference: Difference): boolean {
  return placesOf(difference).length > MAX_PLACES || isBarelyRight(difference.diff)
}

/** Whether less than a third of the accepted words was written. */
export function isBarelyRight(diff: readonly Piece[]): boolean {
  const wordsIn = (pieces: readonly Piece[]) =>
    pieces.flatMap(({ expected }) => writtenWords(expected)).length
  const all = wordsIn(diff.filter(isWanted))
  // Misspelled and misplaced words count as written.
  const written = diff.filter(
    ({ mark, letters }) => mark === 'same' || mark === 'moved-to' || letters.length > 0,
  )
  return all >= MIN_WORDS && wordsIn(written) * 3 < all
}

/** Returns the marked words, to find hints that explain them. */
export const markedWords = (diff: readonly Piece[]): string[] =>
  diff.flatMap(({ mark, typed, expected }) =>
    mark === 'same' ? [] : writtenWords(`${typed} ${expected}`).map(({ bare }) => bare),
  )
