import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { Report } from './problem'

/** The mark that ends a sentence; empty for a single word or a phrase. */
export const endMark = (text: string): string => /[.?!…]$/.exec(text)?.[0] ?? ''

/**
 * What a comparison of answers makes of a text: only letters and digits count, not case, punctuation or spacing. Two
 * alternatives that are the same here are one.
 */
export const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Checks spacing and quotes of one plain text in its language. */
export function checkText(report: Report, key: string, text: string, lang: LangCode): void {
  if (text !== text.trim()) report(key, 'begins or ends with a space')
  if (/ {2}/.test(text)) report(key, 'has a doubled space')
  if (/[^\S ]/.test(text.trim())) report(key, 'has a line break, a tab or another space than the plain one')
  if (/\s[.,;:?!]/.test(text)) report(key, 'has a space before a punctuation mark')
  if (/[‘’`´]/.test(text)) report(key, "has a curly apostrophe; write the straight one (')")
  if (text !== text.normalize('NFC')) report(key, 'has letters and accents apart (not NFC)')
  checkQuotes(report, key, text, lang)
}

/** Quotation marks of each language; where a language has none here, straight ones are meant. */
const quoteMarks: Partial<Record<LangCode, readonly [open: string, close: string]>> = {
  PL: ['„', '”'],
  DE: ['„', '“'],
}

function checkQuotes(report: Report, key: string, text: string, lang: LangCode): void {
  const [open, close] = quoteMarks[lang] ?? ['"', '"']
  const marks = text.match(/["„“”«»]/g) ?? []
  const expected = marks.map((_mark, index) => (index % 2 === 0 ? open : close))
  if (marks.length % 2 === 1 || marks.some((mark, index) => mark !== expected[index])) {
    report(key, `quotes are written ${open}…${close} here`)
  }
}
