import type { AttemptResult } from '@mowka/shared/contract/schemas/attempt'
import { writtenWords } from '../../words/answer-words'

export type Difference = Pick<AttemptResult, 'diff' | 'issues' | 'mayBeRight'>
type Piece = Difference['diff'][number]

/** From how many places on the marks say less than the two plain sentences. */
const MOST_PLACES = 4
/** Sentences of fewer words than this are shown with their marks, however little of them is right. */
const FEWEST_WORDS = 3

/** The places that have to be mended, by number in `issues`; a small letter is only mentioned. */
export const placesOf = ({ issues }: Pick<Difference, 'issues'>): number[] =>
  issues.flatMap(({ kind }, index) => (kind === 'capital' ? [] : [index]))

/** Pieces that stand in the accepted answer. */
const isWanted = ({ mark }: Piece) => mark !== 'extra' && mark !== 'moved-from'

/** The accepted answer as the difference shows it, in the spelling of the learner where that is right, too. */
export const wantedText = (diff: readonly Piece[]): string =>
  diff
    .filter(isWanted)
    .map(({ expected }) => expected)
    .join('')
    .replace(/ +/g, ' ')

/** What of the accepted answer is before and after a place; where it belongs, if it is in the wrong one. */
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
  return placesOf(difference).length > MOST_PLACES || isBarelyRight(difference.diff)
}

/** Whether less than a third of the accepted words were written. */
export function isBarelyRight(diff: readonly Piece[]): boolean {
  const wordsIn = (pieces: readonly Piece[]) =>
    pieces.flatMap(({ expected }) => writtenWords(expected)).length
  const all = wordsIn(diff.filter(isWanted))
  // What is only misspelt or in the wrong place was written all the same.
  const written = diff.filter(
    ({ mark, letters }) => mark === 'same' || mark === 'moved-to' || letters.length > 0,
  )
  return all >= FEWEST_WORDS && wordsIn(written) * 3 < all
}

/** The words that are marked, for finding what explains them. */
export const markedWords = (diff: readonly Piece[]): string[] =>
  diff.flatMap(({ mark, typed, expected }) =>
    mark === 'same' ? [] : writtenWords(`${typed} ${expected}`).map(({ bare }) => bare),
  )
