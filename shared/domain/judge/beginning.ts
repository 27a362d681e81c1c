import type { LangCode } from '../lang-code'
import type { Edge, Graph } from './graph'
import { spellingOf, withoutUmlauts } from './spelling'

/**
 * The part of an accepted answer that the typed words cover: the first `count` words are right. Next come the words
 * of `instead`, which complete a short form or number that the answer spells differently, and then the last `left`
 * words of the answer.
 */
export type Beginning = { count: number; instead: readonly string[]; left: number }

/**
 * Finds how many typed words, given as keys, begin an answer without branches, by the same equivalences as the check.
 */
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
