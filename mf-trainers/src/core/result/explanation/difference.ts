import type { LangCode } from '@mowka/contract/schemas/common'
import type { AttemptResult } from '@mowka/contract/schemas/trainer'
import { writtenWords } from '../../words/answer-words'

/** The single spelling mistake of a word: `letter` is right or extra, `other` is wrong. */
type LetterChange = {
  kind: 'extra' | 'missing' | 'swapped' | 'other'
  letter: string
  other: string
}

/** Compares the letters of two words; returns `null` if there is more than one mistake. */
export function letterChange(typed: string, expected: string): LetterChange | null {
  const [mine, its] = [[...typed.toLowerCase()], [...expected.toLowerCase()]]
  let start = 0
  while (start < mine.length && start < its.length && mine[start] === its[start]) start++
  let end = 0
  const left = () => Math.min(mine.length, its.length) - start - end
  while (left() > 0 && mine.at(-1 - end) === its.at(-1 - end)) end++
  const wrong = mine.slice(start, mine.length - end).join('')
  const right = its.slice(start, its.length - end).join('')
  const isLetter = (text: string) => /^\p{L}\p{M}*$/u.test(text)
  if (isLetter(wrong) && right === '') return { kind: 'extra', letter: wrong, other: '' }
  if (isLetter(right) && wrong === '') return { kind: 'missing', letter: right, other: '' }
  if (isLetter(right) && isLetter(wrong)) return { kind: 'other', letter: right, other: wrong }
  const [first = '', second = ''] = right
  if (right.length === 2 && /^\p{L}{2}$/u.test(right) && wrong === second + first)
    return { kind: 'swapped', letter: first, other: second }
  return null
}

/** French names of diacritics. */
const FRENCH_MARKS: Readonly<Record<string, string>> = {
  '\u0301': 'accent aigu',
  '\u0300': 'accent grave',
  '\u0302': 'accent circonflexe',
  '\u0327': 'cédille',
  '\u0308': 'tréma',
}

/** Returns the name of a letter's diacritic if learners of the language know it by name. */
export const nameOfMark = (letter: string, lang: LangCode): string | null =>
  lang === 'FR' ? (FRENCH_MARKS[letter.normalize('NFD').charAt(1)] ?? null) : null

/** Returns the kind of a diacritic, for its name in the learner's language. */
export function kindOfMark(letter: string, lang: LangCode): 'accent' | 'umlaut' | 'letter' {
  if (lang === 'DE' && /[äöü]/.test(letter)) return 'umlaut'
  return /[\u0300-\u0302]/.test(letter.normalize('NFD')) ? 'accent' : 'letter'
}

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
