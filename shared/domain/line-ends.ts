import type { LangCode } from './lang-code'
import { typography } from './languages/facts'

const NBSP = '\u00a0'

/** A word of one letter and the space after it; Polish has no others. */
const SHORT_WORD = /(^|[\s(„"–-])([aiouwz])[ \n]+(?=\S)/giu

/** A number and the space before what it counts; a short word is bound to what follows instead. */
const NUMBER = /(\d)[ \n]+(?=\p{L}{2})/gu

/**
 * Polish text as it is shown: words of one letter stay with the next one and numbers with what they count, so that no
 * line ends in either. Only for text of the interface; keys, answers and what is compared stay as they are.
 */
export function keepTogether(text: string): string {
  // Twice, because in "a w domu" one match ends where the next begins.
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
