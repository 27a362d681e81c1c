import type { GapRange } from '@mowka/contract/schemas/learning'
import type { ShortcutGroup } from '../../shortcuts/shortcut'
import { hasSameWords } from '../../words/answer-words'

/** A part of an answer: plain words, or a gap with its number from 0. */
export type AnswerPart = { text: string; gap: number | null; start: number }

/** Splits an answer into visible words and gaps. */
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

/** Returns the whole sentence with the learner's words in the gaps. */
export const fillGaps = (parts: readonly AnswerPart[], fills: readonly string[]): string =>
  parts
    .map((part) => (part.gap === null ? part.text : (fills[part.gap] ?? '').trim()))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns which gaps are right: all of them in a right answer, otherwise those with the right words. */
export const rightGaps = (
  gaps: readonly { text: string }[],
  fills: readonly string[],
  isSuccess: boolean,
): boolean[] => gaps.map(({ text }, gap) => isSuccess || hasSameWords(fills[gap] ?? '', text))

/** Shortcuts for filling gaps; the fields handle them. */
export const gapShortcuts: ShortcutGroup = {
  title: 'shortcuts.gaps.title',
  shortcuts: [{ does: 'shortcuts.gaps.next', keys: ['Enter'] }],
}
