import { APOSTROPHES, DASHES, normalise } from '@mowka/shared/domain/normalise'
import { trimSigns } from './trim-signs'

/** A word of a text: as it is written, from where to where (`end` excluded), and as hints compare it. */
export type AnswerWord = { text: string; start: number; end: number; bare: string }

const joiners = `[${APOSTROPHES}\\${DASHES}]`
// What copying leaves between letters (soft hyphens) takes no word apart.
const letters = '\\p{L}[\\p{L}\\p{M}\\p{N}\\u00AD\\u200B]*'
/**
 * Words as the check of answers sees them: inner apostrophes and hyphens belong to them, other signs are none. One at
 * the end may be the middle of a word that is still being written.
 */
const word = new RegExp(`${letters}(?:${joiners}${letters})*${joiners}?|\\p{N}+(?:[.,:]\\p{N}+)*`, 'gu')

const isJoiner = (sign: string) => sign === "'" || sign === '-'

/** Returns a word as hints compare it: without case, keyboard variants and surrounding joiners (L-HINT-09). */
export const bareWord = (text: string): string => trimSigns(normalise(text), isJoiner).toLowerCase()

/** The words of a text that is being written, with their places. Lone punctuation marks are none. */
export const writtenWords = (text: string): AnswerWord[] =>
  [...text.matchAll(word)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    bare: bareWord(match[0]),
  }))

/**
 * The words of an answer as a hint writes them. A gap may begin or end inside a word (`'m`, `l'`): the apostrophe or
 * hyphen at its edge is given with it, inside a sentence such signs are punctuation.
 */
export function answerWords(answer: string): string[] {
  const text = normalise(answer)
  return writtenWords(text).map(({ start, end }) => {
    const from = start === 1 && /^['-]/.test(text) ? 0 : start
    const given = text.slice(from, end)
    return end === text.length ? given : given.replace(/['-]$/, '')
  })
}
