import type { LangCode } from '../languages/codes'
import type { WordList } from '../languages/types'
import type { Alignment, Step } from './align'
import { type Graph, graphOf } from './answers/graph'
import { asSentence, isPattern, parsePattern, patternProblem } from './answers/pattern'
import { textAlong } from './feedback'

/** Result of a check; a minor error still counts as right (U05). */
export type Category = 'CORRECT' | 'MINOR_ERROR' | 'ERROR'

export type Question = {
  input: string
  /** The preferred answer. */
  answer: string
  /** Other accepted answers, plain text and patterns. Hidden ones count but are never shown. */
  alternatives: readonly { text: string; hidden: boolean }[]
  /** Expected wrong answers, as patterns, each with a comment for the learner. */
  mistakes: readonly { text: string; comment: string }[]
  lang: LangCode
  /** The sentence to translate, used to find words left in Polish; empty if there is none. */
  question: string
  /** The word list of the language; `null` makes the check stricter: no typo is forgiven. */
  words: WordList | null
  /** Requires exact words, for gaps and blocks. */
  exact: boolean
  /**
   * Refuses moved adverbials and combinations of answers, for checks of whether one answer adds something to the
   * others.
   */
  listedOnly?: boolean
}

/** An accepted answer with its graph. */
export type Accepted = { text: string; hidden: boolean; isPattern: boolean; graph: Graph }

const known = new Map<string, Pick<Accepted, 'isPattern' | 'graph'>>()
const MAX_KNOWN = 2000

/** Builds and caches the graph of an answer. A pattern with a syntax error is treated as plain text. */
export function accept(text: string, lang: LangCode, { hidden = false, isPlain = false } = {}): Accepted {
  const name = `${lang} ${isPlain ? 'plain' : 'any'} ${text}`
  const before = known.get(name)
  if (before) return { text, hidden, ...before }
  const isGood = !isPlain && isPattern(text) && patternProblem(text) === null
  const graph = graphOf(isGood ? parsePattern(text) : [{ kind: 'text', text }], lang)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(name, { isPattern: isGood, graph })
  return { text, hidden, isPattern: isGood, graph }
}

/** Display form of an accepted answer: unchanged if plain, the matched path for a pattern. */
export const written = ({ isPattern: isOne, text }: Accepted, steps: readonly Step[]): string =>
  isOne ? asSentence(textAlong(steps)) : text

/** Rank of an alignment: mistakes count before typos, and typos before notes. */
export const weigh = ({ mistakes, typos, notes }: Alignment): number =>
  (mistakes * 1000 + typos) * 1000 + notes
