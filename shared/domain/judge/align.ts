import type { Edge, Graph } from './graph'
import type { SlipKind, WordMatch } from './slip'
import type { Token } from './token'

/**
 * One step of reading an input along an accepted answer: typed tokens from `from` to `to` (excluded) stand for the
 * words of `edges`. `signs` are the answer's spaces and punctuation.
 */
export type Step = {
  op: 'same' | 'slip' | 'space' | 'replaced' | 'extra' | 'missing' | 'signs'
  from: number
  to: number
  edges: readonly Edge[]
  slip: SlipKind | null
}

/** The way through an accepted answer that is nearest to an input. Mistakes weigh more than any number of slips. */
export type Alignment = { mistakes: number; typos: number; notes: number; steps: readonly Step[] }

/** Compares words; says of different ones whether they are a likely pair, so that they stand for one another. */
export type Compare = {
  match: (typed: Token, expected: string) => WordMatch
  isPair: (typed: string, expected: string) => boolean
}

/** One number holds all three: no number of notes weighs as much as a typo, none of typos as much as a mistake. */
const NOTE = 1
const TYPO = 1000
const MISTAKE = 1_000_000
/** A word for another one is nearer than one too many and one missing, and farther than two of a kind; not if it stands elsewhere. */
const WEIGHTS = { paired: 5 * MISTAKE, replaced: 8 * MISTAKE, single: 5 * MISTAKE, elsewhere: 11 * MISTAKE }

/** The most tokens that are written as one word, and the other way round. */
export const MOST_JOINED = 3

const bare = (key: string) => key.replace(/['-]/g, '')

/**
 * Aligns tokens with a graph. Without `mistakes` only slips are taken, and null says that it takes more than these.
 */
export function align(
  tokens: readonly Token[],
  graph: Graph,
  compare: Compare,
  { mistakes, exact }: { mistakes: boolean; exact: boolean },
): Alignment | null {
  const rows = tokens.length + 1
  const places = graph.edges.length
  const costs = new Float64Array(rows * places).fill(Number.POSITIVE_INFINITY)
  const chosen: (Step & { place: number })[] = []
  const bareTokens = tokens.map(({ key }) => bare(key))
  const typed = new Set(tokens.map(({ key }) => key))
  const expected = new Set(mistakes ? graph.edges.flatMap((edges) => edges.map(({ key }) => key)) : [])
  const weightOf = (token: string, key: string): number => {
    if (compare.isPair(token, key)) return WEIGHTS.paired
    return expected.has(token) || typed.has(key) ? WEIGHTS.elsewhere : WEIGHTS.replaced
  }
  const joined = joinedEdges(graph, new Set(bareTokens))
  costs[tokens.length * places + graph.end] = 0

  const offer = (
    cell: number,
    weight: number,
    op: Step['op'],
    [from, to, place]: readonly [number, number, number],
    edges: readonly Edge[],
    slip: SlipKind | null = null,
  ) => {
    const cost = weight + (costs[to * places + place] ?? Number.POSITIVE_INFINITY)
    if (cost >= (costs[cell] ?? Number.POSITIVE_INFINITY)) return
    costs[cell] = cost
    chosen[cell] = { op, from, to, place, edges, slip }
  }

  const backwards = graph.order.toReversed()
  for (let at = tokens.length; at >= 0; at--) {
    const token = tokens[at]
    for (const place of backwards) {
      const cell = at * places + place
      for (const edge of graph.edges[place] ?? []) {
        const { key, to } = edge
        if (key === null) {
          offer(cell, 0, 'signs', [at, at, to], [edge])
          continue
        }
        if (token) {
          const reachable = mistakes || costs[(at + 1) * places + to] !== Number.POSITIVE_INFINITY
          const match = reachable ? compare.match(token, key) : null
          if (match === 'same') offer(cell, 0, 'same', [at, at + 1, to], [edge])
          else if (match !== null && !exact) {
            offer(cell, match === 'typo' ? TYPO : NOTE, 'slip', [at, at + 1, to], [edge], match)
          } else if (mistakes) {
            offer(cell, weightOf(token.key, key), 'replaced', [at, at + 1, to], [edge])
          }
          let letters = bareTokens[at] ?? ''
          const wanted = bare(key)
          for (let count = 2; count <= MOST_JOINED && letters.length < wanted.length; count++) {
            letters += bareTokens[at + count - 1] ?? ''
            if (letters === wanted && at + count <= tokens.length) {
              offer(cell, exact ? 0 : NOTE, 'space', [at, at + count, to], [edge])
            }
          }
        }
        if (mistakes && !edge.instead) offer(cell, WEIGHTS.single, 'missing', [at, at, to], [edge])
      }
      if (token) {
        for (const chain of joined.get(place) ?? []) {
          if (chain.letters !== bareTokens[at]) continue
          offer(cell, exact ? 0 : NOTE, 'space', [at, at + 1, chain.to], chain.edges)
        }
        if (mistakes) offer(cell, WEIGHTS.single, 'extra', [at, at + 1, place], [])
      }
    }
  }

  const cost = costs[0] ?? Number.POSITIVE_INFINITY
  if (cost === Number.POSITIVE_INFINITY) return null
  const steps: Step[] = []
  let at = 0
  let place = 0
  while (at < tokens.length || place !== graph.end) {
    const step = chosen[at * places + place]
    if (!step) return null
    steps.push(step)
    at = step.to
    place = step.place
  }
  return {
    mistakes: Math.floor(cost / MISTAKE),
    typos: Math.floor((cost % MISTAKE) / TYPO),
    notes: cost % TYPO,
    steps,
  }
}

type Chain = { letters: string; to: number; edges: readonly Edge[] }

/** Words of an answer, by the place where they begin, that were typed as one. */
function joinedEdges(graph: Graph, typed: ReadonlySet<string>): Map<number, Chain[]> {
  const found = new Map<number, Chain[]>()
  const extend = (start: number, chain: Chain, words: number) => {
    if (words > 1 && typed.has(chain.letters)) found.set(start, [...(found.get(start) ?? []), chain])
    if (words === MOST_JOINED) return
    for (const edge of graph.edges[chain.to] ?? []) {
      const edges = [...chain.edges, edge]
      if (edge.key === null) {
        if (words > 0) extend(start, { ...chain, to: edge.to, edges }, words)
        continue
      }
      const letters = chain.letters + bare(edge.key)
      if ([...typed].some((word) => word.startsWith(letters)))
        extend(start, { letters, to: edge.to, edges }, words + 1)
    }
  }
  for (const place of graph.edges.keys()) extend(place, { letters: '', to: place, edges: [] }, 0)
  return found
}
