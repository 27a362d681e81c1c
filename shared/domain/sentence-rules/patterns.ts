import {
  branchesOf,
  expansionsOf,
  isPattern,
  type Pattern,
  parsePattern,
  patternProblem,
} from '../judge/pattern'
import type { LangCode } from '../lang-code'
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
