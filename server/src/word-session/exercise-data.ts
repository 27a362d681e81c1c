import type { LangCode } from '@mowka/contract/schemas/common'
import { fixedArticle } from '@mowka/domain/fixed-article'
import { normalise } from '@mowka/domain/normalise'
import { type Random, shuffled } from '@mowka/domain/seeded-random'
import { type Comparable, isAlsoRight, kindOf, wordDistance } from './word-similarity'

/** Represents a space among letters (V-WEX-17). */
export const SPACE_SIGN = '_'

/** Number of wrong answers, and the minimum for a choice exercise. */
const WRONG_ANSWERS = 3
const MIN_WRONG_ANSWERS = 2
/** Number of most similar words from which wrong answers are drawn. */
const NEAREST = 8
/** Word length in letters for a puzzle. */
const MIN_LETTERS = 3
const MAX_LETTERS = 20

/**
 * Selects wrong answers for a word: of the same class if possible, with a similar length, and none that could be
 * accepted. Returns null if there are too few.
 */
export function wrongAnswers(
  word: Comparable,
  others: readonly Comparable[],
  lang: LangCode,
  random: Random,
): string[] | null {
  const kind = kindOf(word, lang)
  const wrong = others.filter((other) => !isAlsoRight(word, other, lang))
  const ofKind = wrong.filter((other) => kindOf(other, lang) === kind)
  const near = [...(ofKind.length >= WRONG_ANSWERS ? ofKind : wrong)].sort(
    (one, other) => wordDistance(word.answer, one.answer) - wordDistance(word.answer, other.answer),
  )
  const seen = new Set<string>()
  const nearest = near.filter(({ answer }) => {
    const text = normalise(answer).toLowerCase()
    if (seen.has(text)) return false
    seen.add(text)
    return true
  })
  const chosen = shuffled(nearest.slice(0, NEAREST), random).slice(0, WRONG_ANSWERS)
  return chosen.length < MIN_WRONG_ANSWERS ? null : chosen.map(({ answer }) => answer)
}

/**
 * Shuffles the letters of a word, with an underscore for a space (V-WEX-17). A German article is shown and not part
 * of them (V-WEX-15). Returns null for words unsuitable as a puzzle.
 */
export function lettersOf(answer: string, lang: LangCode, random: Random): string[] | null {
  const { rest } = fixedArticle(answer, lang)
  const letters = [...rest.normalize('NFC')].map((letter) => (letter === ' ' ? SPACE_SIGN : letter))
  if (letters.length < MIN_LETTERS || letters.length > MAX_LETTERS) return null
  if (letters.includes('(') || new Set(letters).size < 2) return null
  const scrambled = shuffled(letters, random)
  const [first = '', ...others] = scrambled
  return scrambled.join('') === letters.join('') ? [...others, first] : scrambled
}
