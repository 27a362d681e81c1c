import { bareKey, type Edge, type Graph, type JoinedWords, MAX_JOINED_WORDS } from './answers/graph'
import type { Token } from './answers/token'
import type { SlipKind, WordMatch } from './words/slip'

/**
 * One step of the alignment between an input and an accepted answer: the typed tokens from `from` to `to` (exclusive)
 * match the words of `edges`. `signs` are the answer's spaces and punctuation.
 */
export type Step = {
  op: 'same' | 'slip' | 'space' | 'replaced' | 'extra' | 'missing' | 'signs'
  from: number
  to: number
  edges: readonly Edge[]
  slip: SlipKind | null
}

/** The path through an accepted answer that is nearest to an input. One mistake outweighs any number of slips. */
export type Alignment = { mistakes: number; typos: number; notes: number; steps: readonly Step[] }

/** Compares words, and tests whether two different words are likely to replace each other. */
export type Compare = {
  match: (typed: Token, expected: string) => WordMatch
  isPair: (typed: string, expected: string) => boolean
}

/** The cost combines all three counts: one typo outweighs any number of notes, one mistake any number of typos. */
const NOTE = 1
const TYPO = 1000
const MISTAKE = 1_000_000
/**
 * A replaced word costs less than an extra plus a missing one, and more than a word of the same kind; unless it
 * occurs elsewhere in the answer.
 */
const WEIGHTS = { paired: 5 * MISTAKE, replaced: 8 * MISTAKE, single: 5 * MISTAKE, elsewhere: 11 * MISTAKE }

const OPS = ['same', 'slip', 'space', 'replaced', 'extra', 'missing', 'signs'] as const

/**
 * Aligns tokens with a graph. Without `mistakes` only slips are allowed, and the result is `null` if those aren't
 * enough.
 */
export function align(
  tokens: readonly Token[],
  graph: Graph,
  compare: Compare,
  { mistakes, exact }: { mistakes: boolean; exact: boolean },
): Alignment | null {
  const places = graph.edges.length
  // One cell per number of tokens read and graph node: the lowest cost from there to the end, and the next step.
  const size = (tokens.length + 1) * places
  const costs = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  const nextCells = new Int32Array(size)
  const ops = new Uint8Array(size)
  const taken: (Edge | JoinedWords | undefined)[] = new Array(size)
  const bareTokens = tokens.map(({ key }) => bareKey(key))
  const joinedAt = joinedWords(graph, bareTokens)
  const typed = new Set(tokens.map(({ key }) => key))
  costs[tokens.length * places + graph.end] = 0

  /** The last row from which the end is reachable, and whether it is the current row. */
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
    // No step spans more rows.
    if (openRow - at > MAX_JOINED_WORDS) return null
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
            for (let count = 2; count <= MAX_JOINED_WORDS && letters.length < edge.bare.length; count++) {
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

/** Finds words of an answer that were typed as one, by their first node. */
function joinedWords(graph: Graph, typed: readonly string[]): Map<number, JoinedWords[]> {
  const found = new Map<number, JoinedWords[]>()
  for (const word of new Set(typed)) {
    for (const joined of graph.joined.get(word) ?? []) {
      found.set(joined.from, [...(found.get(joined.from) ?? []), joined])
    }
  }
  return found
}
