import { APOSTROPHES, DASHES, normalise } from '@mowka/domain/exercise/normalise'

type SignTest = (sign: string) => boolean

/** Removes the trailing characters that `isSign` accepts. A loop, because `[…]+$` takes quadratic time. */
export function trimTrailing(text: string, isSign: SignTest): string {
  const signs = [...text]
  return signs.slice(0, signs.findLastIndex((sign) => !isSign(sign)) + 1).join('')
}

/** Removes the leading and trailing characters that `isSign` accepts. */
export function trimSigns(text: string, isSign: SignTest): string {
  const signs = [...trimTrailing(text, isSign)]
  const first = signs.findIndex((sign) => !isSign(sign))
  return signs.slice(Math.max(0, first)).join('')
}

/** A word with its position in the text (`end` exclusive) and its form for comparison. */
export type AnswerWord = { text: string; start: number; end: number; bare: string }

const joiners = `[${APOSTROPHES}\\${DASHES}]`
// Soft hyphens and zero-width spaces left by copying don't split a word.
const letters = '\\p{L}[\\p{L}\\p{M}\\p{N}\\u00AD\\u200B]*'
/**
 * Words as the answer check sees them: inner apostrophes and hyphens belong to a word, other signs don't. A trailing
 * joiner does too, because the word may still be incomplete.
 */
const word = new RegExp(`${letters}(?:${joiners}${letters})*${joiners}?|\\p{N}+(?:[.,:]\\p{N}+)*`, 'gu')

const isJoiner = (sign: string) => sign === "'" || sign === '-'

/** Returns a word in the form hints compare: without case, keyboard variants and surrounding joiners (L-HINT-09). */
export const bareWord = (text: string): string => trimSigns(normalise(text), isJoiner).toLowerCase()

/** Returns the words of an unfinished text with their positions, without lone punctuation. */
export const writtenWords = (text: string): AnswerWord[] =>
  [...text.matchAll(word)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    bare: bareWord(match[0]),
  }))

/**
 * Returns the words of an answer as a hint writes them. A gap may begin or end inside a word (`'m`, `l'`), so an
 * apostrophe or hyphen at its edge is included; inside a sentence such signs are punctuation.
 */
export function answerWords(answer: string): string[] {
  const text = normalise(answer)
  return writtenWords(text).map(({ start, end }) => {
    const from = start === 1 && /^['-]/.test(text) ? 0 : start
    const given = text.slice(from, end)
    return end === text.length ? given : given.replace(/['-]$/, '')
  })
}

/** Returns the words of a text for comparison, without case, signs and keyboard variants. */
export const bareWords = (text: string): string =>
  writtenWords(text)
    .map(({ bare }) => bare)
    .join(' ')

/** Whether two texts have the same words. Texts that are only punctuation are compared literally. */
export function hasSameWords(one: string, other: string): boolean {
  const [left, right] = [bareWords(one), bareWords(other)]
  return left === '' && right === '' ? one.trim() === other.trim() : left === right
}

/** Whether a block is only punctuation; such blocks have a style of their own (L-TRN-49). */
export const isPunctuationOnly = (text: string): boolean => /^[^\p{L}\p{N}]+$/u.test(text.trim())
