import type { GapRange } from '@mowka/shared/contract/schemas/learning'
import { saySame } from '../../words/same-words'

/** A stretch of an answer: plain words, or the gap with its number from 0. */
export type AnswerPart = { text: string; gap: number | null; start: number }

/** Cuts an answer into words that are shown and gaps that are filled. */
export function splitByGaps(answer: string, ranges: readonly GapRange[]): AnswerPart[] {
  const parts: AnswerPart[] = []
  let at = 0
  ranges.forEach(({ start, end }, gap) => {
    if (start > at) parts.push({ text: answer.slice(at, start), gap: null, start: at })
    parts.push({ text: answer.slice(start, end), gap, start })
    at = end
  })
  if (at < answer.length) parts.push({ text: answer.slice(at), gap: null, start: at })
  return parts
}

/** The whole sentence with the learner's words in the gaps. */
export const fillGaps = (parts: readonly AnswerPart[], fills: readonly string[]): string =>
  parts
    .map((part) => (part.gap === null ? part.text : (fills[part.gap] ?? '').trim()))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** Which gaps are right: all of a right answer, else those that say what belongs into them. */
export const rightGaps = (
  gaps: readonly { text: string }[],
  fills: readonly string[],
  isSuccess: boolean,
): boolean[] => gaps.map(({ text }, gap) => isSuccess || saySame(fills[gap] ?? '', text))
