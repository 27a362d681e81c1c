import type { Exercise, GapRange } from '../contract/schemas/learning'

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
export function gapRanges(exercise: Pick<Exercise, 'answer' | 'gaps'>): GapRange[] {
  const ranges = [...(exercise.gaps[0]?.ranges ?? [])].sort((a, b) => a.start - b.start)
  let end = 0
  return ranges.filter((range) => {
    const usable = range.start >= end && range.end > range.start && range.end <= exercise.answer.length
    if (usable) end = range.end
    return usable
  })
}
