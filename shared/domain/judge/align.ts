import { bareKey, type Edge, type Graph, type JoinedWords, MOST_JOINED } from './graph'
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

const OPS = ['same', 'slip', 'space', 'replaced', 'extra', 'missing', 'signs'] as const

/**
 * Aligns tokens with a graph. Without `mistakes` only slips are taken, and null says that it takes more than these.
 */
export function align(
  tokens: readonly Token[],
  graph: Graph,
  compare: Compare,
  { mistakes, exact }: { mistakes: boolean; exact: boolean },
): Alignment | null {
  const places = graph.edges.length
  // One cell for each number of tokens read and each place: the least cost from there on, and the step to take.
  const size = (tokens.length + 1) * places
  const costs = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  const nextCells = new Int32Array(size)
  const ops = new Uint8Array(size)
  const taken: (Edge | JoinedWords | undefined)[] = new Array(size)
  const bareTokens = tokens.map(({ key }) => bareKey(key))
  const joinedAt = joinedWords(graph, bareTokens)
  const typed = new Set(tokens.map(({ key }) => key))
  costs[tokens.length * places + graph.end] = 0

  /** The last row from which the end can be reached, and whether the one at hand is such a row. */
  let openRow = tokens.length
  let isOpenRow = false

  const offer = (
    cell: number,
    weight: number,
    op: Step['op'],
    next: number,
    by: Edge | JoinedWords | undefined,
  ) => {
    const cost = weight + (costs[next] ?? Number.POSITIVE_INFINITY)
    if (cost >= (costs[cell] ?? Number.POSITIVE_INFINITY)) return
    costs[cell] = cost
    nextCells[cell] = next
    isOpenRow = true
    ops[cell] = OPS.indexOf(op)
    taken[cell] = by
  }
  const weightOf = (token: string, key: string): number => {
    if (compare.isPair(token, key)) return WEIGHTS.paired
    return graph.keys.has(token) || typed.has(key) ? WEIGHTS.elsewhere : WEIGHTS.replaced
  }

  for (let at = tokens.length; at >= 0; at--) {
    // No step goes over more rows.
    if (openRow - at > MOST_JOINED) return null
    isOpenRow = at === tokens.length
    const token = tokens[at]
    const bare = bareTokens[at] ?? ''
    const row = at * places
    for (let index = graph.order.length - 1; index >= 0; index--) {
      const place = graph.order[index] ?? 0
      const cell = row + place
      for (const edge of graph.edges[place] ?? []) {
        const { key, to } = edge
        if (key === null) {
          offer(cell, 0, 'signs', row + to, edge)
          continue
        }
        if (token) {
          const next = row + places + to
          const isOpen = mistakes || costs[next] !== Number.POSITIVE_INFINITY
          const match = isOpen ? compare.match(token, key) : null
          if (match === 'same') offer(cell, 0, 'same', next, edge)
          else if (match !== null && !exact) offer(cell, match === 'typo' ? TYPO : NOTE, 'slip', next, edge)
          else if (mistakes) offer(cell, weightOf(token.key, key), 'replaced', next, edge)
          if (!edge.instead && edge.bare.length > bare.length && edge.bare.startsWith(bare)) {
            let letters = bare
            for (let count = 2; count <= MOST_JOINED && letters.length < edge.bare.length; count++) {
              letters += bareTokens[at + count - 1] ?? ''
              if (letters !== edge.bare || at + count > tokens.length) continue
              offer(cell, exact ? 0 : NOTE, 'space', row + count * places + to, edge)
            }
          }
        }
        if (mistakes && !edge.instead) offer(cell, WEIGHTS.single, 'missing', row + to, edge)
      }
      if (!token) continue
      for (const joined of joinedAt.get(place) ?? []) {
        if (joined.letters === bare) offer(cell, exact ? 0 : NOTE, 'space', row + places + joined.to, joined)
      }
      if (mistakes) offer(cell, WEIGHTS.single, 'extra', row + places + place, undefined)
    }
    if (isOpenRow) openRow = at
  }

  const cost = costs[0] ?? Number.POSITIVE_INFINITY
  if (cost === Number.POSITIVE_INFINITY) return null
  const steps: Step[] = []
  for (let cell = 0; cell !== size - places + graph.end; cell = nextCells[cell] ?? 0) {
    const from = Math.floor(cell / places)
    const by = taken[cell]
    const op = OPS[ops[cell] ?? 0] ?? 'same'
    const token = tokens[from]
    const match = op === 'slip' && token && by && 'key' in by ? compare.match(token, by.key ?? '') : null
    steps.push({
      op,
      from,
      to: Math.floor((nextCells[cell] ?? 0) / places),
      edges: by === undefined ? [] : 'edges' in by ? by.edges : [by],
      slip: match === 'same' ? null : match,
    })
  }
  return {
    mistakes: Math.floor(cost / MISTAKE),
    typos: Math.floor((cost % MISTAKE) / TYPO),
    notes: cost % TYPO,
    steps,
  }
}

/** Words of an answer that were typed as one, by the place where they begin. */
function joinedWords(graph: Graph, typed: readonly string[]): Map<number, JoinedWords[]> {
  const found = new Map<number, JoinedWords[]>()
  for (const word of new Set(typed)) {
    for (const joined of graph.joined.get(word) ?? []) {
      found.set(joined.from, [...(found.get(joined.from) ?? []), joined])
    }
  }
  return found
}
