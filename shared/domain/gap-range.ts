/** Character offsets in an answer: `start` included, `end` excluded. */
type Range = { start: number; end: number }

/**
 * Tells whether a gap range fits its answer: inside it, not empty, and neither its first nor its last character is a
 * space (A-EXFO-11).
 */
export const isValidGapRange = (range: Range, answer: string): boolean =>
  range.start >= 0 &&
  range.start < range.end &&
  range.end <= answer.length &&
  answer[range.start] !== ' ' &&
  answer[range.end - 1] !== ' '
