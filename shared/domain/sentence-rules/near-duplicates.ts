import { comparable } from './text'

/** Shorter sentences are alike by nature: "What time is it?", "What time is dinner?". */
const SHORTEST = 5

/** The words of a sentence that is long enough to be compared with others; null for a shorter one. */
export function wordsToCompare(sentence: string): string[] | null {
  const words = comparable(sentence).split(' ')
  return words.length < SHORTEST ? null : words
}

/** Whether two lists of words differ by at most one word that is another, missing or added. */
export function isOneWordApart(one: readonly string[], other: readonly string[]): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const rest = Math.min(one.length, other.length) - start
  while (end < rest && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(one.length, other.length) - start - end <= 1
}
