import type { Exercise } from '@mowka/contract/schemas/learning'
import { gapRanges } from '@mowka/domain/gap-range'
import type { Random } from '../../answer/answer-draft'
import { hasSameWords } from '../../words/answer-words'
import { shuffle } from '../blocks/scramble'
import { wrongFillings } from './wrong-fillings'

/** Number of blocks that don't belong in any gap. */
export const WRONG_GAP_BLOCKS = 2

/**
 * Returns shuffled blocks for a sentence with gaps: the right ones and some wrong ones, from `otherGaps` (gaps in
 * other sentences) and then from the exercise's words.
 */
export function gapBlocks(
  exercise: Pick<Exercise, 'answer' | 'gaps' | 'words'>,
  otherGaps: readonly string[],
  random: Random = Math.random,
): string[] {
  const right = gapRanges(exercise).map(({ start, end }) => exercise.answer.slice(start, end).trim())
  const wrong = wrongFillings(exercise, shuffle(otherGaps, random), WRONG_GAP_BLOCKS)
  const missing = WRONG_GAP_BLOCKS - wrong.length
  const words = exercise.words
    .map((word) => word.answer)
    .filter((word) => !wrong.some((each) => hasSameWords(each, word)))
  return shuffle([...right, ...wrong, ...wrongFillings(exercise, words, missing)], random)
}

/** Whether there is a choice between the blocks of a gap exercise. */
export const hasGapChoice = (
  exercise: Pick<Exercise, 'answer' | 'gaps' | 'words'>,
  otherGaps: readonly string[],
): boolean => gapBlocks(exercise, otherGaps).length > 1
