import { saySame } from '../../words/same-words'

/** Which gaps are right: all of a right answer, else those that say what belongs into them. */
export const rightGaps = (
  gaps: readonly { text: string }[],
  fills: readonly string[],
  isSuccess: boolean,
): boolean[] => gaps.map(({ text }, gap) => isSuccess || saySame(fills[gap] ?? '', text))
