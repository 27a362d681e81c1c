import type { LangCode } from '@mowka/shared/contract/schemas/common'

/** What of the letters of a word is wrong, where it is one thing: `letter` is right or too many, `other` is wrong. */
export type LetterChange = {
  kind: 'extra' | 'missing' | 'swapped' | 'other'
  letter: string
  other: string
}

/** Compares the letters of two words; null when more than one thing is wrong. */
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

/** What French calls its marks. */
const FRENCH_MARKS: Readonly<Record<string, string>> = {
  '\u0301': 'accent aigu',
  '\u0300': 'accent grave',
  '\u0302': 'accent circonflexe',
  '\u0327': 'cédille',
  '\u0308': 'tréma',
}

/** The mark over or under a letter by its name, where the language has one that learners hear of. */
export const nameOfMark = (letter: string, lang: LangCode): string | null =>
  lang === 'FR' ? (FRENCH_MARKS[letter.normalize('NFD').charAt(1)] ?? null) : null

/** What a mark is called in the learner's language. */
export function kindOfMark(letter: string, lang: LangCode): 'accent' | 'umlaut' | 'letter' {
  if (lang === 'DE' && /[äöü]/.test(letter)) return 'umlaut'
  return /[\u0300-\u0302]/.test(letter.normalize('NFD')) ? 'accent' : 'letter'
}
