/** Character offsets in the answer: `start` included, `end` excluded. */
export type GapRange = { start: number; end: number }

/** A sentence with its gaps; the first gap holds the ranges to fill (P-ENT-17). */
export type GappedSentence = { answer: string; gaps: readonly { ranges: readonly GapRange[] }[] }

/** Ranges with at most so many characters between them are one (A-EXFO-15). */
export const GAP_MERGE_DISTANCE = 1

/**
 * Tells whether a gap range fits its answer: inside it, not empty, and neither its first nor its last character is a
 * space (A-EXFO-11).
 */
export const isValidGapRange = (range: GapRange, answer: string): boolean =>
  range.start >= 0 &&
  range.start < range.end &&
  range.end <= answer.length &&
  answer[range.start] !== ' ' &&
  answer[range.end - 1] !== ' '

/**
 * The ranges of an exercise that are to be filled: those of its first gap (P-ENT-17), in the order of the sentence.
 * Broken ones (empty, beyond the end, over one another) are left out, so that a slip of an editor never breaks a lesson.
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

/** A selected range without the spaces at its ends; null when nothing is left of it (A-EXFO-13, A-EXFO-14). */
export function trimmedRange({ start, end }: GapRange, answer: string): GapRange | null {
  const selected = answer.slice(start, end)
  const from = start + (selected.length - selected.trimStart().length)
  const to = end - (selected.length - selected.trimEnd().length)
  return from < to ? { start: from, end: to } : null
}

/** Ranges from left to right, those that overlap or touch as one (A-EXFO-15). */
export function mergedRanges(ranges: readonly GapRange[]): GapRange[] {
  const merged: GapRange[] = []
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start - last.end <= GAP_MERGE_DISTANCE) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}
