import {
  branchesOf,
  expansionsOf,
  isPattern,
  type Pattern,
  parsePattern,
  patternProblem,
} from '../judge/answers/pattern'
import type { LangCode } from '../languages/codes'
import { writings } from '../languages/grammar'
import { type Finding, onceEach } from './finding'
import { comparable, endMark, textFindings } from './text'

/** Maximum number of expansions of one pattern to check, first choices first. */
export const MAX_TEXTS = 200

/** Returns syntax errors in an accepted answer or an expected mistake; with an error it can't be judged. */
export function notationFindings(text: string): Finding[] {
  const problem = isPattern(text) ? patternProblem(text) : null
  return problem ? [{ code: 'NO_PATTERN', message: problem.message, at: problem.at + 1 }] : []
}

/** Returns problems in the expansions of a syntactically valid pattern. */
export function patternFindings(text: string, lang: LangCode): Finding[] {
  const edges: Finding[] = text === text.trim() ? [] : [{ code: 'EDGE_SPACE' }]
  const inside = expansionsOf(text, MAX_TEXTS).flatMap((each) => textFindings(each, lang))
  const orders: Finding[] =
    isPattern(text) && hasOtherWords(parsePattern(text)) ? [{ code: 'ORDERS_DIFFER' }] : []
  return [...edges, ...onceEach(inside), ...orders]
}

/**
 * Requires every expansion of a pattern to end with the example's final punctuation. A request may become a question:
 * "Poproszę kawę." is also "Could I have a coffee?".
 */
export function endingFindings(text: string, example: string): Finding[] {
  const mark = endMark(example)
  const marks = expansionsOf(text, MAX_TEXTS).map(endMark)
  const isGood = marks.every((each) => each === mark) || (mark === '.' && marks.every((each) => each === '?'))
  return isGood ? [] : [{ code: 'ENDING', mark }]
}

/** Whether the branches of a `{a|b}` contain different words. */
const hasOtherWords = (pattern: Pattern): boolean =>
  pattern.some((part) => {
    if (part.kind === 'text') return false
    const branches = part.kind === 'permutation' ? part.parts : part.branches
    if (branches.some(hasOtherWords)) return true
    return part.kind === 'orders' && new Set(branches.map(wordsOf)).size > 1
  })

/** Sorted words of each expansion of a pattern. */
const wordsOf = (pattern: Pattern): string =>
  textsOf(pattern)
    .map((text) => comparable(text).split(' ').toSorted().join(' '))
    .toSorted()
    .join('|')

const textsOf = (pattern: Pattern): string[] =>
  pattern.reduce<string[]>(
    (starts, part) => {
      const ends = part.kind === 'text' ? [part.text] : branchesOf(part).flatMap(textsOf)
      return starts.flatMap((start) => ends.map((end) => start + end)).slice(0, MAX_TEXTS)
    },
    [''],
  )

/**
 * Finds articles and other function words that can't precede the next word: English "a" and "an", "a el" and "y
 * hijos" in Spanish, "le ami" and "de le" in French, "il studente" and "di il" in Italian. Ignores the gender of
 * nouns, which is unknown here.
 */
function articleSlips(text: string, lang: LangCode): string[] {
  const { isWrongBefore } = writings[lang]
  if (!isWrongBefore) return []
  const words = [...text.matchAll(/(?<![\p{L}'-])(\p{L}+) (?=(\p{L}[\p{L}'-]*)(?: (\p{L}+))?)/gu)]
  return words.flatMap(([, first = '', next = '', after = '']) =>
    isWrongBefore(first, next, after) ? `${first} ${next}` : [],
  )
}

/**
 * Returns doubled words in a text or in any expansion of a pattern; they are never intended, not even in a mistake.
 */
export const doubledWords = (text: string, lang: LangCode): Finding[] =>
  slipFindings(text, lang).filter(({ code }) => code === 'DOUBLED_WORD')

/** Returns typing slips in a text or in any expansion of a pattern, without duplicates. */
export const slipFindings = (text: string, lang: LangCode): Finding[] =>
  onceEach(expansionsOf(text, MAX_TEXTS).flatMap((each) => slipsIn(each, lang)))

function slipsIn(text: string, lang: LangCode): Finding[] {
  const found: Finding[] = []
  const { foreignLetter, repeatable } = writings[lang]
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    const isName = /^\p{Lu}\p{Ll}/u.test(word)
    if (!isName && foreignLetter.test(word)) found.push({ code: 'FOREIGN_LETTER', word })
  }
  for (const [, word = ''] of text.matchAll(/(?<![\p{L}'])(\p{L}+) \1(?![\p{L}'])/giu)) {
    if (!repeatable.includes(word.toLowerCase())) found.push({ code: 'DOUBLED_WORD', word })
  }
  found.push(...articleSlips(text, lang).map((phrase) => ({ code: 'ARTICLE' as const, phrase })))
  return found
}
