import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { readingsOf } from '@mowka/shared/domain/contractions'

/**
 * All readings of a sentence at once: "I'd go" is "I'd go", "I would go" or "I had go". Places are numbered from the
 * start to `end`; `words[place]` are the words that may come next, each with the place behind it.
 */
export type Lattice = { end: number; words: readonly (readonly { word: string; to: number }[])[] }

/** Lays out the readings of a sentence's words, side by side. */
export function latticeOf(words: readonly string[], lang: LangCode): Lattice {
  const places: { word: string; to: number }[][] = [[]]
  const newPlace = () => places.push([]) - 1
  let from = 0
  for (const word of words) {
    const behind = newPlace()
    for (const reading of readingsOf(word, lang)) {
      let at = from
      for (const [index, each] of reading.entries()) {
        const to = index === reading.length - 1 ? behind : newPlace()
        places[at]?.push({ word: each, to })
        at = to
      }
    }
    from = behind
  }
  return { end: from, words: places }
}

/**
 * The lowest cost of taking one sentence for another, word by word, over all their readings. Infinite when one has more
 * words, or when a word has no cost at which it can be taken for the other.
 */
export function costBetween(
  left: Lattice,
  right: Lattice,
  costOfWord: (left: string, right: string) => number,
): number {
  const known = new Map<number, number>()
  const costs = new Map<string, number>()
  const wordCost = (typed: string, expected: string) => {
    const pair = `${typed} ${expected}`
    const cost = costs.get(pair) ?? costOfWord(typed, expected)
    costs.set(pair, cost)
    return cost
  }
  const from = (at: number, other: number): number => {
    if (at === left.end || other === right.end) {
      return at === left.end && other === right.end ? 0 : Number.POSITIVE_INFINITY
    }
    const key = at * right.words.length + other
    const before = known.get(key)
    if (before !== undefined) return before
    let lowest = Number.POSITIVE_INFINITY
    for (const typed of left.words[at] ?? []) {
      for (const expected of right.words[other] ?? []) {
        const cost = wordCost(typed.word, expected.word)
        if (cost < lowest) lowest = Math.min(lowest, cost + from(typed.to, expected.to))
      }
    }
    known.set(key, lowest)
    return lowest
  }
  return from(0, 0)
}
