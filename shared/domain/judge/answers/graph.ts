import type { LangCode } from '../../languages/codes'
import { rewordings } from '../../languages/rewordings'
import type { NextWords } from '../../languages/types'
import { variantsOf } from '../../languages/variants'
import { isFromOtherKeyboard, spellingOf } from '../words/spelling'
import {
  digitsFor,
  digitsOf,
  MAX_NUMBER_WORDS,
  MAX_WORDS_TOGETHER,
  mayHaveOtherWays,
  numeralsOf,
  otherWays,
} from './other-ways'
import { branchesOf, type Pattern } from './pattern'
import { tokensOf } from './token'

/**
 * An edge from one node of an accepted answer to a later one: a word, or (if `key` is null) the spaces and
 * punctuation between words. `text` is the answer's spelling.
 */
export type Edge = {
  key: string | null
  /** Key without apostrophes and hyphens. */
  bare: string
  text: string
  to: number
  /** Set if `key` differs from the answer's words: "it's" for "it is". */
  instead: boolean
}

/** Adjacent words, including what separates them, as they look when typed as one. */
export type JoinedWords = { letters: string; from: number; to: number; edges: readonly Edge[] }

/** Maximum number of tokens that may be joined to one word, and of words that one token may join. */
export const MAX_JOINED_WORDS = 3

/** A key without apostrophes and hyphens. */
export const bareKey = (key: string): string => key.replace(/['-]/g, '')

/** All texts of a pattern: nodes from 0 to `end`, in which every edge leads to a node of a higher `rank`. */
export type Graph = {
  end: number
  edges: readonly (readonly Edge[])[]
  /** Nodes in topological order. */
  order: readonly number[]
  /** All words with their key without apostrophes and hyphens. */
  keys: ReadonlyMap<string, string>
  /** Adjacent words by their letters. */
  joined: ReadonlyMap<string, readonly JoinedWords[]>
  /** Minimum number of words from start to end. */
  shortest: number
  /** Maximum number of words from start to end. */
  longest: number
}

/** Short forms and numbers add edges; this limits adversarial texts. */
const MAX_EDGES = 2000
const MAX_SHORT_FORMS = 2

/** Builds the graph of a pattern, including alternative spellings of its short forms and numbers. */
export function graphOf(pattern: Pattern, lang: LangCode): Graph {
  const edges: Edge[][] = [[]]
  let count = 0
  const newPlace = () => edges.push([]) - 1
  const connect = (from: number, key: string | null, written: string, to: number, instead = false) => {
    const present = edges[from]?.some((edge) => edge.to === to && edge.key === key)
    if (present || (instead && count >= MAX_EDGES)) return
    count += 1
    edges[from]?.push({ key, bare: bareKey(key ?? ''), text: written, to, instead })
  }

  const layText = (from: number, plain: string): number => {
    let at = from
    let written = 0
    for (const { key, text: word, start, end } of tokensOf(plain, lang)) {
      if (start > written) {
        const place = newPlace()
        connect(at, null, plain.slice(written, start), place)
        at = place
      }
      const place = newPlace()
      connect(at, key, word, place)
      at = place
      written = end
    }
    if (written < plain.length) {
      const place = newPlace()
      connect(at, null, plain.slice(written), place)
      at = place
    }
    return at
  }
  const lay = (from: number, parts: Pattern): number => {
    let at = from
    for (const part of parts) {
      if (part.kind === 'text') {
        at = layText(at, part.text)
        continue
      }
      const ends = branchesOf(part).map((branch) => lay(at, branch))
      const join = newPlace()
      for (const end of new Set(ends)) connect(end, null, '', join)
      at = join
    }
    return at
  }
  const end = lay(0, pattern)

  /** The edges of the words that may follow. */
  const wordsFrom = (place: number): Edge[] =>
    (edges[place] ?? []).flatMap((edge) => (edge.key === null ? wordsFrom(edge.to) : [edge]))
  const keysFrom = (place: number): NextWords => {
    return (skipped, behind = 0) => {
      const found = new Set<string>()
      const seen = new Set<string>()
      const collect = (from: number, left: number) => {
        if (seen.has(`${from} ${left}`)) return
        seen.add(`${from} ${left}`)
        for (const { key, to } of wordsFrom(from)) {
          if (key === null) continue
          if (skipped.has(key)) collect(to, left)
          else if (left > 0) collect(to, left - 1)
          else found.add(key)
        }
      }
      collect(place, behind)
      return [...found]
    }
  }
  const wordEdges = () =>
    edges.flatMap((list, from) =>
      list.flatMap((edge) => (edge.key === null ? [] : [{ from, ...edge, key: edge.key }])),
    )
  /** Adds a parallel path of words that are equivalent to an edge. */
  const layInstead = (from: number, keys: readonly string[], written: string, to: number) => {
    let at = from
    keys.forEach((key, index) => {
      const place = index === keys.length - 1 ? to : newPlace()
      connect(at, key, index === 0 ? written : '', place, true)
      at = place
    })
  }

  const shortForms = rewordings[lang]?.shortForms
  if (shortForms) {
    for (const { from, key, text: written, to } of wordEdges()) {
      for (const words of shortForms.writtenOut(key, keysFrom(to))) layInstead(from, words, written, to)
    }
    for (let round = 0; round < MAX_SHORT_FORMS; round++) {
      for (const { from, key, text: first, to } of wordEdges()) {
        for (const { key: next, text: second, to: after } of wordsFrom(to)) {
          if (next === null) continue
          for (const form of shortForms.shortened(key, next, keysFrom(after))) {
            connect(from, form, `${first} ${second}`, after, true)
          }
        }
      }
    }
  }
  const hasOptionalHyphens = variantsOf[lang].numerals?.hasOptionalHyphens === true
  for (const { from, key, text: written, to } of wordEdges()) {
    for (const numeral of numeralsOf(key, lang)) layInstead(from, numeral.split(' '), written, to)
    const readNumber = (said: string, shown: string, place: number, words: number) => {
      const digits = digitsFor(said, lang)
      if (digits !== null) {
        connect(from, digits, shown, place, true)
        if (words > 1 && hasOptionalHyphens) connect(from, said.replaceAll(' ', '-'), shown, place, true)
      }
      if (words === MAX_NUMBER_WORDS) return
      for (const edge of wordsFrom(place)) {
        if (edge.key !== null && !edge.instead)
          readNumber(`${said} ${edge.key}`, `${shown} ${edge.text}`, edge.to, words + 1)
      }
    }
    readNumber(key, written, to, 1)
    // "A twenty-year-old car" equals "a 20-year-old car".
    const [, numeral = '', rest = ''] = /^([^-]+)-(.+)$/.exec(key) ?? []
    const digits = numeral === '' ? null : digitsOf(numeral, lang)
    if (digits !== null && digitsOf(key, lang) === null) layInstead(from, [digits, rest], written, to)
  }

  for (const { from, key, text: first, to } of wordEdges()) {
    if (!mayHaveOtherWays(key, lang)) continue
    const readOn = (together: readonly string[], written: string, place: number) => {
      for (const words of otherWays(together, lang)) layInstead(from, words, written, place)
      if (together.length === MAX_WORDS_TOGETHER) return
      for (const edge of wordsFrom(place)) {
        if (edge.key !== null) readOn([...together, edge.key], `${written} ${edge.text}`, edge.to)
      }
    }
    readOn([key], first, to)
  }

  const keys = new Map(wordEdges().map(({ key, bare }) => [key, bare]))
  return { end, edges, order: inOrder(edges), keys, joined: joinedIn(edges), ...lengths(edges, end) }
}

/** Sorts the nodes topologically. */
function inOrder(edges: readonly (readonly Edge[])[]): number[] {
  const done = new Set<number>()
  const order: number[] = []
  const visit = (place: number) => {
    if (done.has(place)) return
    done.add(place)
    for (const { to } of edges[place] ?? []) visit(to)
    order.push(place)
  }
  visit(0)
  return order.reverse()
}

function lengths(edges: readonly (readonly Edge[])[], end: number): { shortest: number; longest: number } {
  const least: number[] = []
  const most: number[] = []
  for (const place of inOrder(edges).reverse()) {
    const outgoing = edges[place] ?? []
    const step = (edge: Edge) => (edge.key === null ? 0 : 1)
    least[place] = place === end ? 0 : Math.min(...outgoing.map((edge) => step(edge) + (least[edge.to] ?? 0)))
    most[place] = place === end ? 0 : Math.max(...outgoing.map((edge) => step(edge) + (most[edge.to] ?? 0)))
  }
  return { shortest: least[0] ?? 0, longest: most[0] ?? 0 }
}

/**
 * Finds adjacent words that may be typed as one. Ignores numbers and short forms that are only alternative spellings.
 */
function joinedIn(edges: readonly (readonly Edge[])[]): Map<string, JoinedWords[]> {
  const found = new Map<string, JoinedWords[]>()
  const extend = (chain: JoinedWords, words: number) => {
    for (const edge of edges[chain.to] ?? []) {
      if (edge.instead || (edge.key === null && words === 0)) continue
      const longer = {
        ...chain,
        to: edge.to,
        edges: [...chain.edges, edge],
        letters: chain.letters + edge.bare,
      }
      const count = words + (edge.key === null ? 0 : 1)
      if (edge.key !== null && count > 1) {
        found.set(longer.letters, [...(found.get(longer.letters) ?? []), longer])
      }
      if (count < MAX_JOINED_WORDS) extend(longer, count)
    }
  }
  for (const from of edges.keys()) extend({ letters: '', from, to: from, edges: [] }, 0)
  return found
}

/**
 * The part of an accepted answer that the typed words cover: the first `count` words are right. Next come the words
 * of `instead`, which complete a short form or number that the answer spells differently, and then the last `left`
 * words of the answer.
 */
type Beginning = { count: number; instead: readonly string[]; left: number }

/**
 * Finds how many typed words, given as keys, begin an answer without branches, by the same equivalences as the check.
 */
export function beginningOf(keys: readonly string[], graph: Graph, lang: LangCode): Beginning {
  const typed = keys.map((key) => spellingOf(key, lang))
  const isSame = (written: string, key: string) => {
    const wanted = spellingOf(key, lang)
    return written === wanted || isFromOtherKeyboard(written, wanted, lang)
  }
  let best: Beginning = { count: 0, ...restFrom(0, graph) }
  const seen = new Set<string>()
  const walk = (place: number, count: number, by: Edge | null) => {
    const mark = `${place} ${count}`
    const rest = restFrom(place, graph)
    // "is" is more likely the start of "isn't" than a word before "not".
    const isBegun = rest.instead.length > 0 && by !== null && by.text.toLowerCase().startsWith(by.key ?? '')
    if (count > best.count && !isBegun) best = { count, ...rest }
    if (seen.has(mark)) return
    seen.add(mark)
    for (const edge of graph.edges[place] ?? []) {
      if (edge.key === null) walk(edge.to, count, by)
      else if (count < typed.length && isSame(typed[count] ?? '', edge.key)) walk(edge.to, count + 1, edge)
    }
  }
  walk(0, 0, null)
  return best
}

/** Returns the rest of an answer from a node. */
function restFrom(from: number, { edges, end }: Graph): Omit<Beginning, 'count'> {
  const instead: string[] = []
  let left = 0
  for (let place = from; place !== end; ) {
    const outgoing = edges[place] ?? []
    const next = outgoing.find((edge) => !edge.instead) ?? outgoing[0]
    if (!next) break
    if (next.key !== null && next.instead) instead.push(next.key)
    else if (next.key !== null) left += 1
    place = next.to
  }
  return { instead, left }
}
