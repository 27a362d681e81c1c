import type { LangCode } from '../lang-code'
import { langTag } from '../languages'
import { variantsOf } from '../languages/variants'
import { APOSTROPHES, DASHES, normalise } from '../normalise'

/** A word, a number or a sign with a meaning: as it is written, as it is compared, and where it stands (`end` excluded). */
export type Token = { text: string; key: string; start: number; end: number }

const joiners = `[${APOSTROPHES}\\${DASHES}]`
// What copying leaves between letters (soft hyphens) takes no word apart.
const letters = '\\p{L}[\\p{L}\\p{M}\\p{N}\\u00AD\\u200B]*'
/**
 * Words keep inner apostrophes and hyphens; numbers keep inner dots, commas and colons, and English ordinals their
 * ending. Single letters with dots (p.m.) are one word. Signs that carry a meaning are words, too: "&", a percent sign, a
 * currency, and the minus before a number.
 */
const token = new RegExp(
  [
    '(?<!\\p{L})\\p{L}(?:\\.\\p{L})+(?!\\p{L})',
    // 7h30
    '(?<=\\p{N})h(?=\\p{N})',
    `${letters}(?:${joiners}${letters})*`,
    '\\p{N}+(?:st|nd|rd|th)(?!\\p{L})',
    '\\p{N}+(?:[.,:]\\p{N}+)*',
    '[&＆%％\\p{Sc}]',
    `(?<![^\\s("'„“”«¿¡]|\\p{N}\\s)[\\${DASHES}－](?=[\\p{N}\\p{Sc}])`,
  ].join('|'),
  'gu',
)

/** The key of a minus. Hyphens inside words are left out when words are compared, so it is none. */
export const MINUS = '−'
/** Thousands apart: 1,000 or 1.000. */
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/

/** A written word as it is compared (U05): lower case by the rules of its language, one spelling for all keyboards. */
export function keyOf(text: string, lang: LangCode): string {
  const lower = normalise(text).toLocaleLowerCase(langTag(lang))
  if (lower === '&') return variantsOf[lang].and
  if (lower === '-') return MINUS
  if (GROUPED.test(lower)) return lower.replace(/[.,]/g, '')
  return /^\p{N}/u.test(lower) ? lower.replace(/[,:]/g, '.') : lower.replaceAll('.', '')
}

/** The words and numbers of a text, in any script. Punctuation never counts (U05). */
export const tokensOf = (text: string, lang: LangCode): Token[] =>
  [...text.matchAll(token)].map((match) => ({
    text: match[0],
    key: keyOf(match[0], lang),
    start: match.index,
    end: match.index + match[0].length,
  }))
