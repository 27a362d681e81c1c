import { type Alignment, align, type Compare, type Step } from './align'
import type { Graph } from './answers/graph'
import { type Token, tokensOf } from './answers/token'
import { type Accepted, type Question, weigh, written } from './question'

/** Maximum number of accepted answers that are aligned to find the nearest one. */
const MAX_COMPARED_ANSWERS = 6
/** Another answer replaces the preferred one in the comparison if it is nearer by two words, in mistakes. */
const TWO_WORDS = 10

/** An input that exceeds every accepted answer by more words is not aligned. */
const MAX_EXTRA_WORDS = 20

/** Words quoted in a comment: „do you”. */
const QUOTED = /[„“"«]([^„“”"«»]+)[”"»]/gu

/** The words of the preferred answer that a comment quotes; the answer used for comparison must contain them. */
function namedWords(comment: string | null, { answer, lang }: Question): ReadonlySet<string> {
  if (comment === null) return new Set()
  const named = new Set(
    [...comment.matchAll(QUOTED)].flatMap(([, text = '']) => tokensOf(text, lang).map(({ key }) => key)),
  )
  return new Set(tokensOf(answer, lang).flatMap(({ key }) => (named.has(key) ? [key] : [])))
}

/** Indexes of the typed words that an alignment corrects. */
const struckWords = ({ steps }: Alignment): ReadonlySet<number> =>
  new Set(steps.flatMap(({ op, from }) => (op === 'replaced' || op === 'extra' ? [from] : [])))

/**
 * Returns the visible answer for the comparison, as plain text. It contains the words of the preferred answer that
 * the comment quotes. Among those it is the one with the fewest corrections; the preferred one wins unless another is
 * nearer by two words or accepts a word that the preferred one corrects.
 */
export function nearest(
  accepted: readonly Accepted[],
  tokens: readonly Token[],
  compare: Compare,
  question: Question,
  comment: string | null,
): { answer: string; steps: readonly Step[] } {
  const { exact, answer: preferred, lang } = question
  const typed = new Set(tokens.map(({ key }) => key))
  const named = namedWords(comment, question)
  const [first, ...others] = accepted.filter(({ hidden }) => !hidden)
  const likely = others
    .map((each) => ({ ...each, missed: missedWords(typed, each.graph) }))
    .sort((one, other) => one.missed - other.missed)
    .slice(0, MAX_COMPARED_ANSWERS - 1)
  const compared = first ? [first, ...likely] : likely
  const read = tokens.slice(0, Math.max(...compared.map(({ graph }) => graph.longest)) + MAX_EXTRA_WORDS)
  const ways = compared.flatMap((each) => {
    const alignment = align(read, each.graph, compare, { mistakes: true, exact })
    if (!alignment) return []
    const way = { alignment, answer: written(each, alignment.steps) }
    const keys = named.size === 0 ? named : new Set(tokensOf(way.answer, lang).map(({ key }) => key))
    return each === first || [...named].every((key) => keys.has(key)) ? [way] : []
  })
  const [ofPreferred] = ways
  if (!ofPreferred) return { answer: preferred, steps: [] }
  const found = ways.reduce((best, way) => (weigh(way.alignment) < weigh(best.alignment) ? way : best))
  const isMuchNearer = ofPreferred.alignment.mistakes - found.alignment.mistakes >= TWO_WORDS
  const struck = struckWords(found.alignment)
  const isMilder = [...struckWords(ofPreferred.alignment)].some((word) => !struck.has(word))
  const chosen = isMuchNearer || isMilder ? found : ofPreferred
  return { answer: chosen.answer, steps: chosen.alignment.steps }
}

/** Number of typed words that an answer lacks, plus the minimum number of further words it requires. */
function missedWords(typed: ReadonlySet<string>, { keys, shortest }: Graph): number {
  let present = 0
  for (const key of typed) if (keys.has(key)) present += 1
  return typed.size - present + Math.max(0, shortest - present)
}
