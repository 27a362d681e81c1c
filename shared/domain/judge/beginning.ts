import type { LangCode } from '../lang-code'
import type { Edge, Graph } from './graph'
import { spellingOf, withoutUmlauts } from './spelling'

/**
 * How far words go along with an accepted answer: `count` of them are right. Then come the words `instead`, which end a
 * short form or number that the answer writes otherwise, and the last `left` words of the answer itself.
 */
export type Beginning = { count: number; instead: readonly string[]; left: number }

/** Finds how many of some words, given by their keys, begin an answer without a choice: what the check takes for the same. */
export function beginningOf(keys: readonly string[], graph: Graph, lang: LangCode): Beginning {
  const typed = keys.map((key) => spellingOf(key, lang))
  const isSame = (written: string, key: string) => {
    const wanted = spellingOf(key, lang)
    return written === wanted || (lang === 'DE' && written === withoutUmlauts(wanted))
  }
  let best: Beginning = { count: 0, ...restFrom(0, graph) }
  const seen = new Set<string>()
  const walk = (place: number, count: number, by: Edge | null) => {
    const mark = `${place} ${count}`
    const rest = restFrom(place, graph)
    // "is" is rather the begun "isn't" than a word before "not".
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

/** What remains of an answer from a place on. */
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
