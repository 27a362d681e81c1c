import { comparable } from './text'

/** Minimum number of words; shorter sentences are naturally similar: "What time is it?", "What time is dinner?". */
const SHORTEST = 5

/** Returns the words of a sentence to compare with others, or `null` if it is too short. */
export function wordsToCompare(sentence: string): string[] | null {
  const words = comparable(sentence).split(' ')
  return words.length < SHORTEST ? null : words
}

/** Whether two word lists differ in at most one replaced, missing or added word. */
export function isOneWordApart(one: readonly string[], other: readonly string[]): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const rest = Math.min(one.length, other.length) - start
  while (end < rest && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(one.length, other.length) - start - end <= 1
}
