import type { LangCode } from '../../languages/codes'
import type { Graph } from '../answers/graph'
import { spellingOf } from '../words/spelling'

/** Maximum number of words on either side of a difference. */
const MAX_WORDS = 6
/** Limits for adversarial patterns, per graph. */
const MAX_VISITED = 2000
const MAX_DIFFERENCES = 150

/** The words of an input from `from` to `to` (exclusive), and those of an accepted answer in their place. */
export type Difference = { from: number; to: number; typed: readonly string[]; accepted: readonly string[] }

const known = new WeakMap<Graph, ReadonlyMap<string, string>>()

/** The spellings of a graph's words, by key. */
function spellingsOf(graph: Graph, lang: LangCode): ReadonlyMap<string, string> {
  const before = known.get(graph)
  if (before) return before
  const spellings = new Map([...graph.keys.keys()].map((key) => [key, spellingOf(key, lang)]))
  known.set(graph, spellings)
  return spellings
}

/** The nodes of a graph that an input reaches, per word index. */
export type Walk = {
  graph: Graph
  spellings: ReadonlyMap<string, string>
  /** Nodes reached after the words before the index. */
  after: readonly Uint8Array[]
  /** Nodes from which the words from the index lead to the end. */
  before: readonly Uint8Array[]
}

/** Finds the single words of an input that a graph replaces with another word. */
export function replacedWords(
  words: readonly string[],
  { graph, spellings, after, before }: Walk,
): Difference[] {
  return words.flatMap((word, from) =>
    graph.order
      .filter((place) => after[from]?.[place])
      .flatMap((place) => graph.edges[place] ?? [])
      .flatMap(({ key, to }) => {
        const accepted = key === null || !before[from + 1]?.[to] ? undefined : spellings.get(key)
        const isOther = accepted !== undefined && accepted !== word
        return isOther ? [{ from, to: from + 1, typed: [word], accepted: [accepted] }] : []
      }),
  )
}

/** Finds the single replacements that turn an input, given as spellings, into a text of a graph. */
export function differencesFrom(
  words: readonly string[],
  { graph, spellings, after, before }: Walk,
): Difference[] {
  const found: Difference[] = []
  let visited = 0
  let leads: Uint8Array = new Uint8Array()
  const search = (from: number, place: number, accepted: readonly string[]) => {
    visited += 1
    if (visited > MAX_VISITED || found.length >= MAX_DIFFERENCES) return
    const furthest = Math.min(from + MAX_WORDS, words.length)
    for (let to = from; to <= furthest; to++) {
      const isSame = to === from ? accepted.length === 0 : words[to - 1] === accepted.at(-1)
      if (before[to]?.[place] && !isSame) found.push({ from, to, typed: words.slice(from, to), accepted })
    }
    for (const { key, to } of graph.edges[place] ?? []) {
      if (!leads[to]) continue
      if (key === null) search(from, to, accepted)
      else if (accepted.length < MAX_WORDS) {
        const word = spellings.get(key) ?? ''
        if (accepted.length > 0 || word !== words[from]) search(from, to, [...accepted, word])
      }
    }
  }
  for (const [from, row] of after.entries()) {
    leads = leadingTo(before.slice(from, from + MAX_WORDS + 1), graph)
    for (const place of graph.order) if (row[place] && leads[place]) search(from, place, [])
  }
  return found
}

/** Marks the nodes from which a marked node of any row can be reached. */
function leadingTo(rows: readonly Uint8Array[], { edges, order }: Graph): Uint8Array {
  const leads = new Uint8Array(edges.length)
  for (const place of order.toReversed()) {
    if (rows.some((row) => row[place]) || edges[place]?.some(({ to }) => leads[to])) leads[place] = 1
  }
  return leads
}

/** Finds the nodes that an input, given as spellings, reaches in a graph. */
export function walkOf(words: readonly string[], graph: Graph, lang: LangCode): Walk {
  const spellings = spellingsOf(graph, lang)
  const rows = () => [...words, ''].map(() => new Uint8Array(graph.edges.length))
  const [after, before] = [rows(), rows()]
  const mark = (row: Uint8Array | undefined, place: number) => row?.fill(1, place, place + 1)
  const isWord = (key: string, index: number) => spellings.get(key) === words[index]
  mark(after[0], 0)
  for (const [index, row] of after.entries()) {
    for (const place of graph.order) {
      if (!row[place]) continue
      for (const { key, to } of graph.edges[place] ?? []) {
        if (key === null) mark(row, to)
        else if (isWord(key, index)) mark(after[index + 1], to)
      }
    }
  }
  mark(before[words.length], graph.end)
  for (let index = words.length; index >= 0; index--) {
    for (const place of graph.order.toReversed()) {
      const leads = graph.edges[place]?.some(({ key, to }) =>
        key === null ? before[index]?.[to] : isWord(key, index) && before[index + 1]?.[to],
      )
      if (leads) mark(before[index], place)
    }
  }
  return { graph, spellings, after, before }
}

/** Whether a graph contains a text, given as spellings. */
export function contains(graph: Graph, words: readonly string[], lang: LangCode): boolean {
  const { edges, end } = graph
  const spellings = spellingsOf(graph, lang)
  const failed = new Set<number>()
  const walk = (place: number, index: number): boolean => {
    if (place === end) return index === words.length
    const state = place * (words.length + 1) + index
    if (failed.has(state)) return false
    failed.add(state)
    return (edges[place] ?? []).some(({ key, to }) =>
      key === null ? walk(to, index) : spellings.get(key) === words[index] && walk(to, index + 1),
    )
  }
  return walk(0, 0)
}
