/** Marker of the gap in a leveling test question's title. */
export const LEVELING_GAP = '___'

/** Character offsets in the answer: `start` inclusive, `end` exclusive. */
export type GapRange = { start: number; end: number }

/** A sentence with its gaps; the first gap contains the ranges to fill (P-ENT-17). */
export type GappedSentence = { answer: string; gaps: readonly { ranges: readonly GapRange[] }[] }

/** Ranges with at most this many characters between them are merged (A-EXFO-15). */
export const GAP_MERGE_DISTANCE = 1

/** Whether a gap range fits its answer: inside it, not empty, and without a space at either end (A-EXFO-11). */
export const isValidGapRange = (range: GapRange, answer: string): boolean =>
  range.start >= 0 &&
  range.start < range.end &&
  range.end <= answer.length &&
  answer[range.start] !== ' ' &&
  answer[range.end - 1] !== ' '

/**
 * Returns the ranges to fill in an exercise: those of its first gap (P-ENT-17), in sentence order. Ignores invalid
 * ones (empty, out of bounds, overlapping), so that an editor's mistake never breaks a lesson.
 */
export function gapRanges(exercise: GappedSentence): GapRange[] {
  const ranges = [...(exercise.gaps[0]?.ranges ?? [])].sort((a, b) => a.start - b.start)
  let end = 0
  return ranges.filter((range) => {
    const usable = range.start >= end && range.end > range.start && range.end <= exercise.answer.length
    if (usable) end = range.end
    return usable
  })
}

/** Trims the spaces from a selected range; returns `null` if nothing is left (A-EXFO-13, A-EXFO-14). */
export function trimmedRange({ start, end }: GapRange, answer: string): GapRange | null {
  const selected = answer.slice(start, end)
  const from = start + (selected.length - selected.trimStart().length)
  const to = end - (selected.length - selected.trimEnd().length)
  return from < to ? { start: from, end: to } : null
}

/** Sorts ranges and merges those that overlap or touch (A-EXFO-15). */
export function mergedRanges(ranges: readonly GapRange[]): GapRange[] {
  const merged: GapRange[] = []
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start - last.end <= GAP_MERGE_DISTANCE) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}
