import type { LangCode } from '../languages/codes'
import { typography } from '../languages/facts'

const NBSP = '\u00a0'

/** A one-letter word and the space after it; Polish has only these. */
const SHORT_WORD = /(^|[\s(„"–-])([aiouwz])[ \n]+(?=\S)/giu

/** A number and the space before the counted noun; a short word after the number is bound to its own noun instead. */
const NUMBER = /(\d)[ \n]+(?=\p{L}{2})/gu

/**
 * Inserts no-break spaces into displayed Polish text after one-letter words and between numbers and their nouns, so
 * that no line ends in either. For interface text only; never for keys, answers or compared text.
 */
export function keepTogether(text: string): string {
  // Runs twice, because in "a w domu" one match ends where the next begins.
  const once = text.replace(SHORT_WORD, `$1$2${NBSP}`)
  return once.replace(SHORT_WORD, `$1$2${NBSP}`).replace(NUMBER, `$1${NBSP}`)
}

/**
 * Applies the typographic rules of a language to displayed text. Never use the result as an answer, in a comparison or
 * as a key.
 */
export const displayText = (text: string, lang: LangCode): string =>
  lang === 'PL'
    ? keepTogether(text)
    : typography[lang].reduce((shown, [pattern, replacement]) => shown.replace(pattern, replacement), text)
