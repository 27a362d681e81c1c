import type { GapRange } from '@mowka/contract/schemas/learning'

/** Returns the length of the common prefix of two texts. */
function sharedStart(one: string, other: string, most: number): number {
  let length = 0
  while (length < most && one[length] === other[length]) length += 1
  return length
}

/**
 * Returns ranges of a text adjusted to an edit. Text inserted before a range moves it, and text inserted inside
 * extends it. A range whose words were deleted becomes empty.
 */
export function movedRanges(ranges: readonly GapRange[], before: string, after: string): GapRange[] {
  const shorter = Math.min(before.length, after.length)
  const start = sharedStart(before, after, shorter)
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const [oldEnd, moved] = [before.length - end, after.length - before.length]
  const place = (at: number, isEnd: boolean) => {
    if (at < start || (at === start && isEnd && at < oldEnd)) return at
    if (at >= oldEnd) return at + moved
    return start
  }
  return ranges.map((range) => {
    const from = place(range.start, false)
    return { start: from, end: Math.max(from, place(range.end, true)) }
  })
}
