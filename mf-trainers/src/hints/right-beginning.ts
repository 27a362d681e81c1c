import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { readingsOf } from '@mowka/shared/domain/contractions'
import { type AnswerWord, bareWord } from './answer-words'

/** How far a text is right: its first `count` words are an answer's beginning, which goes on with `rest`. */
export type RightBeginning = { count: number; rest: readonly string[] }

/**
 * Finds how far written words go along with an answer. A short form goes along with what it stands for, on either
 * side, as it does in the check (U05).
 */
export function rightBeginning(
  written: readonly AnswerWord[],
  answer: readonly string[],
  lang: LangCode,
): RightBeginning {
  let best: RightBeginning = { count: 0, rest: answer }
  const seen = new Set<string>()
  // `left` and `right` are what remains to be compared of the words before i and j.
  const walk = (
    i: number,
    left: readonly string[],
    j: number,
    right: readonly string[],
    isShort: boolean,
  ) => {
    const [mine, ...restLeft] = left
    const [its, ...restRight] = right
    if (mine === undefined && its === undefined) {
      if (seen.has(`${i} ${j}`)) return
      seen.add(`${i} ${j}`)
    }
    // "he's" is right before "isn't", and "not" is what comes. "is" alone is rather the begun "isn't".
    if (mine === undefined && (its === undefined || isShort) && i > best.count)
      best = { count: i, rest: [...right, ...answer.slice(j)] }
    const next = written[i]
    const expected = answer[j]
    if (mine === undefined) {
      if (!next) return
      walk(i + 1, [next.bare], j, right, false)
      for (const words of readingsOf(next.bare, lang).slice(1)) walk(i + 1, words, j, right, true)
    } else if (its === undefined) {
      if (expected === undefined) return
      const bare = bareWord(expected)
      walk(i, left, j + 1, [bare], isShort)
      for (const words of readingsOf(bare, lang).slice(1)) walk(i, left, j + 1, words, isShort)
    } else if (mine === its) walk(i, restLeft, j, restRight, isShort)
  }
  walk(0, [], 0, [], false)
  return best
}
