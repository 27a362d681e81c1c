import type { LangCode } from '@mowka/contract/schemas/common'

/** The single spelling mistake of a word: `letter` is right or extra, `other` is wrong. */
export type LetterChange = {
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
