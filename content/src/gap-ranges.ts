import type { GapRange } from '@mowka/contract/schemas/learning'
import type { GapEntry } from './schema'

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u

/** Returns all ranges where a text occurs in an answer as whole words: `is` occurs in `It is his.` once. */
export function placesOf(answer: string, text: string): GapRange[] {
  const places: GapRange[] = []
  for (let start = answer.indexOf(text); start >= 0; start = answer.indexOf(text, start + 1)) {
    const end = start + text.length
    const isWhole = (outside: string | undefined, inside: string | undefined) =>
      !(outside && inside && WORD_CHARACTER.test(outside) && WORD_CHARACTER.test(inside))
    if (isWhole(answer[start - 1], answer[start]) && isWhole(answer[end], answer[end - 1])) {
      places.push({ start, end })
    }
  }
  return places
}

/** Returns the range of a gap; null if it does not occur in the answer or is ambiguous. */
export function gapRange(answer: string, gap: GapEntry): GapRange | null {
  if (gap.at !== undefined) {
    return answer.startsWith(gap.text, gap.at) ? { start: gap.at, end: gap.at + gap.text.length } : null
  }
  const places = placesOf(answer, gap.text)
  if (gap.nth !== undefined) return places[gap.nth - 1] ?? null
  return places.length === 1 ? (places[0] ?? null) : null
}

/** Converts a range to a gap of the files: by text if unique, by position if it isn't whole words. */
export function gapOfRange(answer: string, { start, end }: GapRange): GapEntry {
  const text = answer.slice(start, end)
  const places = placesOf(answer, text)
  const at = places.findIndex((place) => place.start === start)
  return at < 0 ? { text, at: start } : { text, nth: places.length === 1 ? undefined : at + 1 }
}

/**
 * Returns the ranges of an exercise from left to right.
 *
 * @throws for an ambiguous gap; `checkLibrary` reports which
 */
export function gapRanges(answer: string, gaps: readonly GapEntry[]): GapRange[] {
  return gaps
    .map((gap) => {
      const range = gapRange(answer, gap)
      if (!range) throw new Error(`No clear place for the gap "${gap.text}" in "${answer}"`)
      return range
    })
    .sort((a, b) => a.start - b.start)
}
