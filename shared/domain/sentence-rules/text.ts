import { MAX_ANSWER_LENGTH, MIN_SENTENCE_LENGTH } from '../exercise/answer'
import type { LangCode } from '../languages/codes'
import { writings } from '../languages/grammar'
import type { Finding } from './finding'

/** Final punctuation of a sentence; empty for a single word or a phrase. */
export const endMark = (text: string): string => /[.?!…]$/.exec(text)?.[0] ?? ''

/**
 * Comparison key of a text, as used by the answer check: only letters and digits, without case, punctuation or
 * spacing. Alternatives with equal keys are duplicates.
 */
export const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Checks the spacing and quotes of a plain text in its language. */
export function textFindings(text: string, lang: LangCode): Finding[] {
  const found: Finding[] = []
  if (text !== text.trim()) found.push({ code: 'EDGE_SPACE' })
  if (/ {2}/.test(text)) found.push({ code: 'DOUBLED_SPACE' })
  if (/[^\S ]/.test(text.trim())) found.push({ code: 'ODD_SPACE' })
  if (/\s[.,;:?!]/.test(text)) found.push({ code: 'SPACE_BEFORE_MARK' })
  if (/[‘’`´]/.test(text)) found.push({ code: 'CURLY_APOSTROPHE' })
  if (text !== text.normalize('NFC')) found.push({ code: 'NOT_COMPOSED' })
  return [...found, ...quoteFindings(text, lang)]
}

function quoteFindings(text: string, lang: LangCode): Finding[] {
  const [open, close] = writings[lang].quotes
  const marks = text.match(/["„“”«»]/g) ?? []
  const isWrong = marks.some((mark, index) => mark !== (index % 2 === 0 ? open : close))
  return marks.length % 2 === 1 || isWrong ? [{ code: 'QUOTES', open, close }] : []
}

/** Checks the length of an exercise's sentence (A-EXFO-05). */
export function lengthFindings(text: string): Finding[] {
  if (text.length < MIN_SENTENCE_LENGTH) return [{ code: 'SHORT', min: MIN_SENTENCE_LENGTH }]
  return text.length > MAX_ANSWER_LENGTH ? [{ code: 'LONG', max: MAX_ANSWER_LENGTH }] : []
}

/** Checks a comment for learners: empty, or a sentence in their language. */
export const commentFindings = (comment: string, lang: LangCode): Finding[] =>
  comment === ''
    ? []
    : [...textFindings(comment, lang), ...(endMark(comment) ? [] : [{ code: 'NO_SENTENCE' as const }])]
