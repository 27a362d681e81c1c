import { APOSTROPHES, DASHES, normalise } from '../../exercise/normalise'
import type { LangCode } from '../../languages/codes'
import { langTag } from '../../languages/languages'
import { variantsOf } from '../../languages/variants'

/** A word, a number or a meaningful sign: its text, its comparison key and its position (`end` exclusive). */
export type Token = { text: string; key: string; start: number; end: number }

const joiners = `[${APOSTROPHES}\\${DASHES}]`
// Invisible characters from copying (soft hyphens) don't split a word.
// An ordinal sign after a number (3º, 3ª) is punctuation like the degree sign.
const letters = '(?![ºª])\\p{L}[\\p{L}\\p{M}\\p{N}\\u00AD\\u200B]*'
/**
 * Words include inner apostrophes and hyphens; numbers include inner dots, commas and colons, and English and French
 * ordinals their ending. Single letters with dots (p.m.) are one word. Meaningful signs are words, too: "&", a percent sign, a
 * currency, and the minus before a number.
 */
const token = new RegExp(
  [
    '(?<!\\p{L})\\p{L}(?:\\.\\p{L})+(?!\\p{L})',
    // 7h30
    '(?<=\\p{N})h(?=\\p{N})',
    `${letters}(?:${joiners}${letters})*`,
    '\\p{N}+(?:st|nd|rd|th|er|re|ère|e|ème)(?!\\p{L})',
    '\\p{N}+(?:[.,:]\\p{N}+)*',
    '[&＆%％\\p{Sc}]',
    `(?<![^\\s("'„“”«¿¡]|\\p{N}\\s)[\\${DASHES}－](?=[\\p{N}\\p{Sc}])`,
  ].join('|'),
  'gu',
)

/** Key of a minus. It isn't a hyphen, because comparisons ignore hyphens inside words. */
export const MINUS = '−'
/** Thousands separators: 1,000 or 1.000. */
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/

/** Long endings of ordinals in digits, which are equal to the short ones: 1ère is 1re, 2ème is 2e. */
const FRENCH_ORDINAL = /^(\d+)(ère|ème)$/

/** The comparison key of a word (U05): lower case by the language's rules, one spelling for all keyboards. */
export function keyOf(text: string, lang: LangCode): string {
  const lower = normalise(text).toLocaleLowerCase(langTag(lang))
  if (lower === '&') return variantsOf[lang].and
  if (lower === '-') return MINUS
  const ordinal = FRENCH_ORDINAL.exec(lower)
  if (ordinal) return ordinal[1] + (ordinal[2] === 'ère' ? 're' : 'e')
  if (GROUPED.test(lower)) return lower.replace(/[.,]/g, '')
  return /^\p{N}/u.test(lower) ? lower.replace(/[,:]/g, '.') : lower.replaceAll('.', '')
}

/** The words and numbers of a text, in any script. Punctuation is ignored (U05). */
export const tokensOf = (text: string, lang: LangCode): Token[] =>
  [...text.matchAll(token)].map((match) => ({
    text: match[0],
    key: keyOf(match[0], lang),
    start: match.index,
    end: match.index + match[0].length,
  }))
